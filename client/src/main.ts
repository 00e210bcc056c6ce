import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { rest } from './lib/rest';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

void rest().then(() => mount(App, { target }));
