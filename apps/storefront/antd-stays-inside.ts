import type { Plugin, Rolldown } from 'vite';

/** What a chunk tells about itself; the part of a built chunk that the check reads. */
export type BuiltChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds'>;

/** antd with its parts, and the charts: together several times a public page. */
const heavy = /node_modules\/(antd|@ant-design|@rc-component|dayjs|echarts|zrender)\//;
/** The shell, and areas whose screens visitors and buyers open outside the centre. */
const publicScreen =
  /packages\/web\/|storefront\/(index\.html$|src\/(app|features\/(auth|cart|catalog|favourites|help|home|payments|search))\/)/;

/** Lines `screen: chunk holds module` for every public chunk that loads a heavy part before anything is pressed. */
export function heavyPublicChunks(chunks: readonly BuiltChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return chunks
    .filter((chunk) => chunk.facadeModuleId && publicScreen.test(slashed(chunk.facadeModuleId)))
    .flatMap((chunk) =>
      loadedWith(chunk, byName).flatMap((loaded) => {
        const module = loaded.moduleIds.find((id) => heavy.test(slashed(id)));
        return module ? [`${chunk.fileName}: ${loaded.fileName} holds ${module}`] : [];
      }),
    );
}

/** The chunk and everything it imports statically, to any depth. */
function loadedWith(start: BuiltChunk, byName: ReadonlyMap<string, BuiltChunk>): BuiltChunk[] {
  const loaded = new Set<BuiltChunk>();
  const waiting = [start];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (loaded.has(chunk)) continue;
    loaded.add(chunk);
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) waiting.push(next);
    }
  }
  return [...loaded];
}

const slashed = (id: string) => id.replaceAll('\\', '/');

/** Stops the build when antd or the charts would load with a public screen. */
export function antdStaysInside(): Plugin {
  return {
    name: 'antd-stays-inside',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = heavyPublicChunks(chunks);
      if (found.length > 0) this.error(`antd or echarts would load with a public screen:\n${found.join('\n')}`);
    },
  };
}
