import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { renew } from './lib/renew';
import { yieldToBrowser } from './lib/yield';

addEventListener('vite:preloadError', () => void renew());

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

void yieldToBrowser().then(() => mount(App, { target }));
