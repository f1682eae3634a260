// The package for browsers, workers and bundlers. The program is fetched when `init` is called, not on import: a
// service worker may not wait at its top level, and a mere import should fetch nothing.

import load, * as engine from './engine.js';

let started = null;
let isReady = false;

export function init(source) {
  started ??= load(source === undefined ? undefined : { module_or_path: source }).then(
    () => {
      isReady = true;
    },
    (error) => {
      started = null; // it may be tried again
      throw error;
    },
  );
  return started;
}

const asked = (name) => (...given) => {
  if (!isReady) {
    const error = new Error(`${name}: init() has not ended yet`);
    throw Object.assign(error, { code: 'not-ready', place: null });
  }
  return engine[name](...given);
};

export const parse = asked('parse');
export const solve = asked('solve');
export const count = asked('count');
export const enumerate = asked('enumerate');
export const trueCandidates = asked('trueCandidates');
export const diagnose = asked('diagnose');
export const hint = asked('hint');
export const path = asked('path');
export const rate = asked('rate');
export const generate = asked('generate');
export const canonical = asked('canonical');
