/** Run before each unit test file: what Node lacks of a browser. */
Object.assign(globalThis, { dispatchEvent() {} });
