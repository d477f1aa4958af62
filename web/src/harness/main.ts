/** A board with recorded scenes instead of a hall; BOARDS.md tells how to use it. */

import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/states.css';
import { settings } from '../lib/settings.svelte';
import Harness from './Harness.svelte';

await settings.start();
mount(Harness, { target: document.getElementById('page')! });
