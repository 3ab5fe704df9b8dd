import { setMaxListeners } from 'node:events';

// All requests of a worker share one signal, and Node warns of the eleventh listener.
setMaxListeners(0);
