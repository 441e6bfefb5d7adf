// Object spread of the built server by `Object.assign` (ADR 24): the build's own helpers copy by loops and descriptors.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The helpers that esbuild writes into the one file that all others take them from. */
const helpers = [
  [/var __spreadValues = \(a, b\) => \{\n(?: .*\n)+\};\n/, 'var __spreadValues = Object.assign;\n'],
  [/var __spreadProps = .*\n/, 'var __spreadProps = Object.assign;\n'],
];

/** Puts `Object.assign` in the helpers' place in `dir`; throws where a helper looks different, so that none stays slow unseen. */
export function quickenSpread(dir) {
  for (const path of readdirSync(dir, { recursive: true })) {
    const source = path.endsWith('.js') ? readFileSync(join(dir, path), 'utf8') : '';
    if (source.includes('var __spreadValues =')) writeFileSync(join(dir, path), quickened(source, path));
  }
}

function quickened(source, path) {
  return helpers.reduce((text, [helper, quick]) => {
    if (!helper.test(text)) throw new Error(`no spread helper as expected in ${path}: ${helper}`);
    // A line for each line, so that the source map stays true.
    return text.replace(helper, (old) => quick + '\n'.repeat(old.split('\n').length - quick.split('\n').length));
  }, source);
}
