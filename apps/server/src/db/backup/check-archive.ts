import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../../config.ts';
import { listFiles, type Manifest, type Print, printOf } from './manifest.ts';

/** Proves that each part of an unpacked archive is what was written: no byte other, nothing less, nothing more. */
export async function checkArchive(folder: string, manifest: Manifest, say: (text: string) => void): Promise<void> {
  if (manifest.format === 1) {
    say('注意：该备份由旧版本制作，没有校验信息，无法核对内容是否完整');
    return;
  }
  say(`核对 ${manifest.tables.length} 张表、${manifest.files.length} 个文件的校验值…`);
  await prove(join(folder, 'secrets.json'), manifest.secrets, '密钥文件');
  for (const table of manifest.tables) {
    await prove(join(folder, 'tables', `${table.name}.copy`), table, `表 ${table.name} `);
  }
  for (const file of manifest.files) await prove(join(folder, 'files', file.path), file, `文件 ${file.path} `);
  const known = new Set(manifest.files.map(({ path }) => path));
  const stranger = listFiles(join(folder, 'files')).find((path) => !known.has(path));
  if (stranger) throw damaged(`多出文件 ${stranger}`);
}

async function prove(path: string, expected: Print, what: string): Promise<void> {
  if (!existsSync(path)) throw damaged(`缺少${what.trimEnd()}`);
  const found = await printOf(path);
  if (found.bytes !== expected.bytes || found.sha256 !== expected.sha256) throw damaged(`${what}与清单不符`);
}

export const damaged = (what: string) => new StartFault(`备份文件已损坏：${what}。没有恢复任何数据，请换一份备份`);
