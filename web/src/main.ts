import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';

// Its address is relative to the page's, which changes with the screen.
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
if (icon) icon.href = String(icon.href);

await settings.start();
mount(App, { target: document.getElementById('page')! });
