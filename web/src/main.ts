import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';
import App from './App.svelte';
import { ALONE } from './lib/alone';
import { file } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

// Their addresses are relative to the page's, which changes with the screen.
for (const link of document.querySelectorAll<HTMLLinkElement>(
  'link[rel*=icon], link[rel=manifest]',
))
  link.href = String(link.href);

await settings.start();
mount(App, { target: document.getElementById('page')! });

// When whatever is shown first is there: to keep the rest would be in its way. A page with an engine
// waits for that instead.
if (!ALONE)
  setTimeout(() => void import('./lib/keeper').then(({ keep }) => keep(file(''), () => {})), 4_000);
