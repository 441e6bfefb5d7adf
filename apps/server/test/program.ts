import { rootDir } from '../src/paths.ts';

/**
 * What node is started with for a program of the server. `npm test` has built it (SERVER_IS_BUILT) and tries what is shipped;
 * a suite that is started by hand runs the sources, which takes four times as long to load.
 */
export function programOf(name: 'main' | 'cli/restore', root = rootDir): string[] {
  const isBuilt = root === rootDir && process.env['SERVER_IS_BUILT'] === '1';
  return isBuilt ? [`apps/server/dist/${name}.js`] : ['--import', 'tsx', `apps/server/src/${name}.ts`];
}
