import { parseArgs } from 'node:util';
import { openStorages } from '../adapters/storage/open-storage.ts';
import { StartFault } from '../config.ts';
import { everyTenant } from '../db/due-tenants.ts';
import { type Moved, moveFiles } from '../modules/files/index.ts';
import { openShopBeside } from '../shop.ts';
import { runCommand, say } from './run-command.ts';

const usage =
  '用法：npm run files:move -- --to s3（从磁盘到存储桶）或 --to disk（从存储桶到磁盘），需要 S3_BUCKET 等环境变量';

/** Copies every file of every shop to the other storage; what was copied stays where it was. */
await runCommand(async (config, args) => {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } }, strict: false });
  const { bucket, disk } = openStorages(config);
  if (!bucket || (values.to !== 's3' && values.to !== 'disk')) throw new StartFault(usage);
  const [from, to] = values.to === 's3' ? [disk, bucket] : [bucket, disk];
  const shop = await openShopBeside(config, say);
  const { db } = shop.deps;
  try {
    let missing = 0;
    for (const companyId of await everyTenant(db)) {
      const tell = (moved: Moved) => say(`商城 ${companyId}：${lineOf(moved)}`);
      const moved = await moveFiles(db, { companyId, from, to, onStep: tell });
      if (moved.copied + moved.known === 0) tell(moved);
      for (const sha256 of moved.missing) say(`  找不到 ${sha256}`);
      missing += moved.missing.length;
    }
    if (missing > 0)
      throw new StartFault(`${missing} 个文件两处都没有，内容见上；其余已在${values.to === 's3' ? '存储桶' : '磁盘'}`);
    say('全部文件已就位；确认无误后可自行删除原处的文件');
  } finally {
    await shop.close();
  }
});

const lineOf = ({ copied, known, missing }: Moved) =>
  `已复制 ${copied} 个，已有 ${known} 个，缺少 ${missing.length} 个`;
