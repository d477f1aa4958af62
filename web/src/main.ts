import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';
import App from './App.svelte';
import { ALONE } from './lib/alone';
import { keeper } from './lib/keeper.svelte';
import { settings } from './lib/settings.svelte';

// Their addresses are relative to the page's, which changes with the screen.
for (const link of document.querySelectorAll<HTMLLinkElement>(
  'link[rel*=icon], link[rel=manifest]',
))
  link.href = String(link.href);

await settings.start();
mount(App, { target: document.getElementById('page')! });

// A page with an engine has it kept when that is here.
if (!ALONE) void keeper.begin();
