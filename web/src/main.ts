import { mount } from 'svelte';
import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource/barlow-condensed/600.css';
import './app.css';
import App from './App.svelte';
import { pocket } from './net/edition';
import { settings } from './settings.svelte';
import { words } from './words/words.svelte';

settings.wear(document.documentElement);
await words.use(settings.kept.language);
void pocket?.install();
const target = document.getElementById('app');
if (target) mount(App, { target });
