import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3Double } from '@jicai/vendor-double/s3-double.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { createFollowedStorage } from './followed-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { StorageFault } from './storage-fault.ts';

const content = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const company = '7';

describe('files in a bucket', () => {
  let double: Awaited<ReturnType<typeof startS3Double>>;
  const settings = (more: object = {}) => ({
    bucket: 'jicai-files',
    endpoint: double.url,
    region: 'cn-east-1',
    accessKeyId: 'AKEXAMPLE',
    secretAccessKey: 'secret/with+signs=',
    isPathStyle: true,
    isDirect: false,
    ...more,
  });
  beforeAll(async () => {
    double = await startS3Double();
    double.accounts.set('AKEXAMPLE', 'secret/with+signs=');
    double.buckets.add('jicai-files');
  });
  beforeEach(() => {
    double.objects.clear();
    double.faults.length = 0;
  });
  afterAll(() => double.close());

  it('are written with their sum, found, read whole and as a stream', async () => {
    const storage = createS3Storage(settings());
    const bytes = randomBytes(300_000);
    const sha256 = content(bytes);
    expect(await storage.holds(company, sha256)).toBe(false);
    expect(await storage.open(company, sha256)).toBeUndefined();
    await expect(storage.read(company, sha256)).rejects.toThrow(StorageFault);
    await storage.write(company, sha256, bytes);
    await storage.write(company, sha256, bytes);
    expect([...double.objects.keys()]).toEqual([`jicai-files/files/7/${sha256}`]);
    expect(await storage.holds(company, sha256)).toBe(true);
    expect(await storage.read(company, sha256)).toEqual(bytes);
    const stream = await storage.open(company, sha256);
    expect(stream && (await buffer(stream))).toEqual(bytes);
  });

  it('are forgotten, but not those written within the hour', async () => {
    const storage = createS3Storage(settings());
    const bytes = randomBytes(10);
    const sha256 = content(bytes);
    await storage.write(company, sha256, bytes);
    await storage.remove(company, sha256);
    expect(double.objects.size).toBe(1);
    const [object] = double.objects.values();
    object!.modifiedAt = new Date(Date.now() - 2 * 3_600_000);
    await storage.remove(company, sha256);
    await storage.remove(company, sha256);
    expect(double.objects.size).toBe(0);
  });

  it('that lie damaged in the bucket are not handed out as whole, nor is what does not fit its name taken', async () => {
    const storage = createS3Storage(settings());
    const bytes = Buffer.from('as it was');
    const sha256 = content(bytes);
    double.objects.set(`jicai-files/files/7/${sha256}`, { bytes: Buffer.from('as it is'), modifiedAt: new Date() });
    await expect(storage.read(company, sha256)).rejects.toThrow('damaged');
    await expect(storage.write(company, content(Buffer.from('other')), bytes)).rejects.toThrow('BadDigest');
  });

  it('survive a bucket that is busy twice; one that stays so, a wrong key and a wrong bucket are faults of the storage', async () => {
    const storage = createS3Storage(settings());
    const bytes = randomBytes(10);
    double.faults.push('SlowDown', 'SlowDown');
    await storage.write(company, content(bytes), bytes);
    expect(double.objects.size).toBe(1);
    double.faults.push('SlowDown', 'SlowDown', 'SlowDown');
    await expect(storage.read(company, content(bytes))).rejects.toThrow(StorageFault);
    const stranger = createS3Storage(settings({ secretAccessKey: 'another' }));
    await expect(stranger.write(company, content(bytes), bytes)).rejects.toThrow('SignatureDoesNotMatch');
    await expect(stranger.holds(company, content(bytes))).rejects.toThrow(StorageFault);
    const nowhere = createS3Storage(settings({ bucket: 'nobodys' }));
    await expect(nowhere.write(company, content(bytes), bytes)).rejects.toThrow('NoSuchBucket');
    const dead = createS3Storage(settings({ endpoint: 'http://127.0.0.1:9' }));
    await expect(dead.read(company, content(bytes))).rejects.toThrow(StorageFault);
  });

  it('are fetched from the bucket itself by an address that is for this one file', async () => {
    const storage = createS3Storage(settings({ isDirect: true }));
    const bytes = randomBytes(100);
    const sha256 = content(bytes);
    await storage.write(company, sha256, bytes);
    const disposition = "attachment; filename*=UTF-8''%E5%8F%91%E7%A5%A8.pdf";
    const address = await storage.addressOf(company, sha256, { mediaType: 'application/pdf', disposition });
    const answer = await fetch(address ?? '');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(disposition);
    const other = await fetch((address ?? '').replace(sha256, content(randomBytes(3))));
    expect(other.status).toBe(403);
    expect(
      await createS3Storage(settings()).addressOf(company, sha256, { mediaType: '', disposition }),
    ).toBeUndefined();
  });

  it('are found on the disk until they have been moved', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jicai-files-'));
    try {
      const disk = createDiskStorage(folder);
      const storage = createFollowedStorage(createS3Storage(settings({ isDirect: true })), disk);
      const [old, young] = [randomBytes(20), randomBytes(20)];
      await disk.write(company, content(old), old);
      await storage.write(company, content(young), young);
      expect(await disk.holds(company, content(young))).toBe(false);
      for (const bytes of [old, young]) {
        expect(await storage.holds(company, content(bytes))).toBe(true);
        expect(await storage.read(company, content(bytes))).toEqual(bytes);
      }
      const how = { mediaType: 'application/pdf', disposition: 'attachment' };
      expect(await storage.addressOf(company, content(old), how)).toBeUndefined();
      expect(await storage.addressOf(company, content(young), how)).toContain(double.url);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
