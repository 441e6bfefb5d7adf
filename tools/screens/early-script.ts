import { createHash } from 'node:crypto';
import { minify } from 'terser';
import type { Plugin, Rolldown } from 'vite';

/** Pages by their routes, each by the module that draws it. What ends in Wide or Phone is a look of a page, loaded beside it. */
export type FirstPages = Readonly<Record<string, RegExp>>;

/**
 * Puts a script of its own before all others, which asks for what the address behind the # needs; the server does not see that
 * address. `write` makes its text from the files of the pages; `base` is where the front stands. The console has none: measured,
 * its lists were interactive 0.1 s later with one, as what all pages share then comes beside the shell, not behind it.
 */
export function earlyScript(front: {
  base: string;
  pages: FirstPages;
  write: (files: Readonly<Record<string, string[]>>) => string;
}): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page is not built yet');
      const html = String(page.source);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const { code: source } = await minify(front.write(filesOfPages(chunks, { html, pages: front.pages })));
      if (!source) throw new Error('nothing is left of the early script');
      const fileName = `assets/${createHash('sha256').update(source).digest('hex').slice(0, 7)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      // After the template, which it may read.
      page.source = html.replace(
        'id="template"></script>',
        `$&\n    <script async src="${front.base}${fileName}"></script>`,
      );
    },
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'> & {
  viteMetadata?: { importedCss?: ReadonlySet<string> };
};

/** What each of the pages loads beside what index.html names itself: the chunk of its module, what that imports, their styles. */
export function filesOfPages(
  chunks: readonly Chunk[],
  { html, pages }: { html: string; pages: FirstPages },
): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      withImports(byName.get(name)?.imports ?? [], found);
    }
    return found;
  };
  const files: Record<string, string[]> = Object.fromEntries(
    Object.entries(pages).map(([route, page]) => {
      const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => page.test(id)));
      if (!start) throw new Error(`no chunk holds ${page.source}`);
      const scripts = [...withImports([start.fileName])];
      const styles = scripts.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
      return [route, [...scripts, ...styles].filter((name) => !html.includes(`/${name}"`))];
    }),
  );
  for (const look of Object.keys(files).filter((name) => /(Wide|Phone)$/.test(name))) {
    const beside = new Set(files[look.replace(/(Wide|Phone)$/, '')]);
    files[look] = (files[look] ?? []).filter((name) => !beside.has(name));
  }
  return files;
}
