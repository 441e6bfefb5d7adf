import { createHash } from 'node:crypto';
import { openStorages } from '../adapters/storage/open-storage.ts';
import type { Config } from '../config.ts';
import { fail, type Finding, ok } from './finding.ts';

/** Of no shop. Always the same, so that asking often leaves one small file. */
const nobody = '0';
const bytes = Buffer.from('jicai doctor');

/** Whether the bucket takes a file and gives it back; nothing where files lie on the disk. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  const { bucket } = openStorages(config);
  if (!bucket || !config.s3) return [];
  const where = `${config.s3.bucket}（${config.s3.endpoint ?? 'AWS'}）`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    await bucket.write(nobody, sha256, bytes);
    await bucket.read(nobody, sha256);
    return [ok(`存储桶 ${where} 可以读写`)];
  } catch (error) {
    return [fail(`存储桶 ${where}：${error instanceof Error ? error.message : String(error)}`)];
  }
}
