import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface SourceFile {
  /** Path from the root, with slashes. */
  path: string;
  text: string;
  imports: Import[];
}

interface Import {
  /** As written. */
  specifier: string;
  /** Path from the root for files of this repository, else the package name. */
  target: string;
  isTypeOnly: boolean;
  /** `import()`: loaded when it is needed. */
  isLazy: boolean;
}

const workspaces: Record<string, string> = {
  '@jicai/contract': 'packages/contract/src',
  '@jicai/demo-pictures': 'packages/demo-pictures/src',
  '@jicai/goods-search': 'packages/goods-search/src',
  '@jicai/domain': 'packages/domain/src',
  '@jicai/ui': 'packages/ui/src',
  '@jicai/web': 'packages/web/src',
  '@jicai/server': 'apps/server/src',
  '@jicai/console': 'apps/console/src',
  '@jicai/storefront': 'apps/storefront/src',
};

/** Every TypeScript source that git knows or would add, parsed once. */
export const sources: SourceFile[] = listFiles().map(readSource);

function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx'];
  return execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' }).split('\n').filter(Boolean).filter(isOnDisk);
}

function isOnDisk(path: string): boolean {
  try {
    readFileSync(join(rootDir, path));
    return true;
  } catch {
    return false;
  }
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(rootDir, path), 'utf8');
  const { module } = parseSync(path, text);
  const found = [
    ...module.staticImports.map((statement) => ({
      specifier: statement.moduleRequest.value,
      isTypeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
      isLazy: false,
    })),
    ...module.staticExports.flatMap((statement) =>
      statement.entries
        .filter((entry) => entry.moduleRequest)
        .map((entry) => ({ specifier: entry.moduleRequest?.value ?? '', isTypeOnly: entry.isType, isLazy: false })),
    ),
    ...module.dynamicImports.map((call) => ({
      specifier: text.slice(call.moduleRequest.start, call.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      isTypeOnly: false,
      isLazy: true,
    })),
  ];
  return { path, text, imports: found.map((item) => ({ ...item, target: resolve(path, item.specifier) })) };
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [scope = '', name = ''] = specifier.split('/');
  const workspace = workspaces[`${scope}/${name}`];
  if (workspace) return posix.join(workspace, specifier.slice(scope.length + name.length + 2));
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

export const isTest = (path: string) => /\.(test|e2e)\.tsx?$|\/test\//.test(path);
export const within = (folder: string) => (file: SourceFile) => file.path.startsWith(folder);
