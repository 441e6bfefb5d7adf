import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startS3Double } from '@jicai/vendor-double/s3-double.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, useTestApp } from '../../../test/test-app.ts';
import { openStorage, openStorages } from '../../adapters/storage/open-storage.ts';
import type { Config } from '../../config.ts';
import { linkFiles, moveFiles } from './index.ts';

const company = '1001';
const bucket = {
  bucket: 'files',
  region: 'r',
  accessKeyId: 'K',
  secretAccessKey: 'S',
  isPathStyle: true,
  isDirect: true,
};
let double: Awaited<ReturnType<typeof startS3Double>>;
let config: Config;
const app = useTestApp(async (deps) => {
  double = await startS3Double();
  double.accounts.set('K', 'S');
  double.buckets.add('files');
  config = { ...deps.config, s3: { ...bucket, endpoint: double.url } };
});
afterAll(() => double.close());
let buyer = '';
beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
});

const picture = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#093' } })
    .png()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const upload = async (bytes: Uint8Array, bizType = '1') =>
  sendFile(app, { token: buyer, bytes, fields: { bizType }, name: bizType === '1' ? 'a.png' : '凭证.pdf' });
const get = (url: string) => app.fastify.inject({ url, headers: { host: businessHost } });
const countFiles = () => inShop(app, company, async (ctx) => (await linkFiles(ctx, ids)).size);
const ids: string[] = [];

describe('a shop whose files lie in a bucket', () => {
  test('shows what it uploaded before and after the change, and moves the rest while it is open', async () => {
    const before = (await upload(await picture(30))).resultData;
    app.deps.storage = openStorage(config);
    expect((await get(before.fileUrl)).statusCode).toBe(200);
    const after = (await upload(await picture(31))).resultData;
    expect(double.objects.size).toBe(1);
    expect((await get(after.fileUrl)).headers['content-type']).toBe('image/webp');

    const { bucket: to, disk } = openStorages(config);
    if (!to) throw new Error('no bucket');
    const steps: number[] = [];
    const move = (from = disk, where = to) =>
      moveFiles(app.deps.db, { companyId: company, from, to: where, onStep: ({ copied }) => steps.push(copied) });
    const moved = await move();
    expect(moved).toMatchObject({ known: 1, missing: [] });
    expect(moved.copied).toBeGreaterThan(0);
    expect(steps.at(-1)).toBe(moved.copied);
    expect(await move()).toMatchObject({ copied: 0, known: moved.copied + 1 });
    app.deps.storage = to;
    expect((await get(before.fileUrl)).statusCode).toBe(200);
    // Back again: the one file that never lay on the disk. A content that lies nowhere is told by its name.
    expect(await move(to, disk)).toMatchObject({ copied: 1, known: moved.copied, missing: [] });
    rmSync(join(config.dataDir, 'files', company), { recursive: true });
    const [lost = ''] = double.objects.keys();
    double.objects.delete(lost);
    expect(await move(to, disk)).toMatchObject({ copied: moved.copied, missing: [lost.split('/').at(-1)] });
  });

  test('hands a download over by an address of the bucket, a picture by its own', async () => {
    app.deps.storage = openStorage(config);
    const { fileUrl } = (await upload(pdf, '2')).resultData;
    const led = await get(fileUrl);
    expect(led.statusCode).toBe(302);
    expect(led.headers['cache-control']).toBe('no-store');
    const fetched = await fetch(led.headers.location ?? '');
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(pdf);
    expect(fetched.headers.get('content-disposition')).toContain('attachment');
    // The link is proved before: a stranger gets no address.
    expect((await get(fileUrl.replace(/sig=.{8}/, 'sig=AAAAAAAA'))).statusCode).toBe(404);
  });

  test('refuses an upload and shows no picture while the bucket does not answer, and changes nothing', async () => {
    app.deps.storage = openStorage(config);
    const kept = (await upload(await picture(40))).resultData;
    ids.push(kept.fileId);
    const objects = double.objects.size;
    const busy = Array.from({ length: 3 }, () => 'SlowDown');
    double.faults.push(...busy);
    const refused = await upload(await picture(41));
    expect(refused).toMatchObject({ status: 200, success: false, errorMsg: '文件服务暂时不可用，请稍后再试' });
    expect(double.objects.size).toBe(objects);
    double.faults.push(...busy);
    expect((await get(kept.fileUrl)).statusCode).toBe(404);
    expect((await get(kept.fileUrl)).statusCode).toBe(200);
    expect(await countFiles()).toBe(1);
    expect((await upload(await picture(41))).success).toBe(true);
  });
});
