import type { BuildOptions, Plugin } from 'vite';

type Resolve = NonNullable<Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']>;

/**
 * What index.html loads itself is there when a lazy part is asked for: before each such part its names need not stand
 * again, and where no other file is left beside the part's own, nothing need.
 */
export function loadedAnyway(names: readonly string[]): { plugin: Plugin; resolveDependencies: Resolve } {
  const files = new Set<string>();
  return {
    plugin: {
      name: 'loaded-anyway',
      apply: 'build',
      enforce: 'pre',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) files.add(file.fileName);
        if (files.size < names.length) throw new Error(`not all of ${names.join(', ')} are built`);
      },
    },
    resolveDependencies: (_file, needed, { hostType }) =>
      hostType === 'html' ? needed : needed.filter((file) => !files.has(file)),
  };
}
