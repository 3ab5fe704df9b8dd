/* Run before each unit test file. */
import { setMaxListeners } from 'node:events';

// Node lacks it.
Object.assign(globalThis, { dispatchEvent() {} });

// All requests of a worker share one signal, and Node warns of the eleventh listener.
setMaxListeners(0);
