import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { yieldToBrowser } from './lib/yield';

/** A part of the page that is gone (the server was renewed meanwhile) comes with the whole page; once a minute. */
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('gloam.renewed'));
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('gloam.renewed', String(Date.now()));
  location.reload();
});

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

void yieldToBrowser().then(() => mount(App, { target }));
