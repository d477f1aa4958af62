import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/states.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';

await settings.start();
mount(App, { target: document.getElementById('page')! });
