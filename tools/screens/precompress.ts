import zopfli from '@gfx/zopfli';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below that the head of the answer is most of it. */
const smallestBytes = 400;

/**
 * Writes .br and .gz beside every built text file; the server sends them instead of compressing at each request. What the
 * page and the script in it name everybody waits for: that gets the smallest gzip there is, 3 % smaller, which takes two seconds and would
 * take two minutes for all files. Browsers ask for brotli over TLS alone, so shops on plain
 * HTTP send gzip.
 */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const folder = join(outDir, 'assets');
      const page = readFileSync(join(outDir, 'index.html'), 'utf8');
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        if (content.length < smallestBytes) continue;
        const isFirst = page.includes(`assets/${name}`);
        writeFileSync(`${file}.gz`, isFirst ? await smallest(content) : gzipSync(content, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          }),
        );
      }
    },
  };
}

/** More rounds than two save a few bytes in ten thousand. */
const smallest = (content: Buffer) => zopfli.gzipAsync(content, { numiterations: 2 });
