import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Libraries {
  'bwip-js/node': typeof import('bwip-js/node');
  'pinyin-pro': typeof import('pinyin-pro');
  'sanitize-html': typeof import('sanitize-html');
}

/**
 * A library that few calls need, loaded with the first of them, for callers who cannot wait for `import()`: at the start each
 * would take its megabytes in every process, used or not.
 */
export function loadLate<Name extends keyof Libraries>(name: Name): () => Libraries[Name] {
  let loaded: Libraries[Name] | undefined;
  return () => (loaded ??= require(name) as Libraries[Name]);
}
