import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Shortens once more, by a slower tool, the chunks that most visits begin with: 2–6 % of their gzip. What `vendor` holds its
 * makers have shortened already.
 */
export function tighten(names: readonly string[]): Plugin {
  return {
    name: 'tighten',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue;
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3 } });
        if (!code) throw new Error(`nothing is left of ${chunk.fileName}`);
        chunk.code = code;
      }
    },
  };
}
