// The page's modules on a test bench: see bench_page in conftest.py.
import { startEngine } from '../../web/src/engine.js';
import * as store from '../../web/src/store.js';
import { watchUpdates } from '../../web/src/update.js';

Object.assign(window, { bench: { startEngine, store, watchUpdates } });
