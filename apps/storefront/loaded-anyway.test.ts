import { expect, test } from 'vitest';
import { loadedAnyway } from './loaded-anyway.ts';

const bundle = {
  'a.js': { type: 'chunk', name: 'shell', fileName: 'a.js' },
  'b.js': { type: 'chunk', name: 'kit', fileName: 'b.js' },
};
const build = (names: string[]) => {
  const { plugin, resolveDependencies } = loadedAnyway(names);
  (plugin.generateBundle as unknown as (options: object, bundle: object) => void)({}, bundle);
  return resolveDependencies;
};

test('before a lazy part what the page itself loads is not named; the page names it', () => {
  const resolve = build(['shell']);
  expect(resolve('part.js', ['part.js', 'a.js', 'b.js'], { hostId: 'a.js', hostType: 'js' })).toEqual([
    'part.js',
    'b.js',
  ]);
  expect(resolve('a.js', ['a.js'], { hostId: 'index.html', hostType: 'html' })).toEqual(['a.js']);
});

test('a file that is not built stops the build', () => {
  expect(() => build(['shell', 'vendor'])).toThrow('vendor');
});
