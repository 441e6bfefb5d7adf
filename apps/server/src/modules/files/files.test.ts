import { readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ctxOf, inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { type SentFile, sendFile } from '../../../test/send-file.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { claimFiles, issueUploadTicket, linkFiles, storeFile } from './index.ts';

const app = useTestApp();
const begin = new Date('2026-11-21T02:00:00Z');
const company = '1001';
let buyer = '';
let member = '';
beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
  member = await signIn(app, 'member');
});

const upload = (sent: SentFile) => sendFile(app, { token: buyer, ...sent });

/** The uploader, whose account the link names. */
const asBuyer = (ctx: Ctx, fileUrl: string) => ctxOf(ctx, { accountId: /for=(\d+)/.exec(fileUrl)?.[1] ?? '' });
const get = (url: string) => app.fastify.inject({ url, headers: { host: businessHost } });
const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c03' } })
    .png()
    .toBuffer();
/** 48 megapixels taken upright, with the short film that phones hide behind a photo: 26 MB. */
async function motionPhoto(): Promise<Buffer> {
  const photo = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#888' } });
  const still = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return Buffer.concat([still, Buffer.alloc(26 * 1024 * 1024, 7)]);
}
/** An archive with files of these names. */
const archiveOf = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from('<xml/>')]))));
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('File/Upload', () => {
  test('keeps a picture as WebP without its metadata and answers a link that shows it', async () => {
    const photo = await sharp(await png(4000, 10))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret place')).toBe(true);
    const { resultData } = await upload({ bytes: photo, name: '现场\u0007照片.jpg' });
    expect(resultData).toMatchObject({ fileName: '现场照片.webp', mediaType: 'image/webp' });
    const shown = await get(resultData.fileUrl);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=600',
    });
    expect(shown.rawPayload.includes('secret place')).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 4 });
  });

  test('hands a PDF over as an attachment', async () => {
    const { resultData } = await upload({ bytes: pdf, name: '回单.pdf', fields: { bizType: '2' } });
    const shown = await get(resultData.fileUrl);
    expect(shown.headers['content-disposition']).toBe("attachment; filename*=UTF-8''%E5%9B%9E%E5%8D%95.pdf");
    expect(shown.rawPayload.equals(pdf)).toBe(true);
  });

  test.each([
    ['xlsx', 'xl/workbook.xml'],
    ['docx', 'word/document.xml'],
  ])('keeps a %s beside an order as it came, told by what it is made of', async (ending, main) => {
    const bytes = archiveOf('[Content_Types].xml', main);
    const { resultData } = await upload({ bytes, name: '清单.bin', fields: { bizType: '12' } });
    expect(resultData.fileName).toBe(`清单.${ending}`);
    const shown = await get(resultData.fileUrl);
    expect(shown.headers['content-disposition']).toMatch(/^attachment;/);
    expect(shown.rawPayload.equals(bytes)).toBe(true);
    // Nowhere else.
    expect(await upload({ bytes, name: `清单.${ending}`, fields: { bizType: '2' } })).toMatchObject({
      errorCode: '9001',
    });
  });

  test.each([
    ['an archive of anything', archiveOf('a.txt')],
    ['a table with macros', archiveOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    [
      'a document that carries a program',
      archiveOf('[Content_Types].xml', 'word/document.xml', 'word/embeddings/o.exe'),
    ],
    ['what only begins as an archive', Buffer.from('PK\u0003\u0004 and nothing')],
  ])('refuses %s beside an order', async (_name, bytes) => {
    const answer = await upload({ bytes, name: '清单.xlsx', fields: { bizType: '12' } });
    expect(answer).toMatchObject({ errorCode: '9001' });
    expect(answer.errorMsg).toContain('不含宏的 XLSX 或 DOCX');
  });

  test('shows an avatar to anyone', async () => {
    const { resultData } = await upload({ bytes: await png(), fields: { bizType: '4' } });
    expect(resultData.fileUrl).not.toContain('?');
    expect((await get(resultData.fileUrl)).statusCode).toBe(200);
  });

  test.each([
    ['an HTML page named .png', Buffer.from('<!doctype html><script>alert(1)</script>'), '1', '9001'],
    ['an SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), '1', '9001'],
    ['a GIF', Buffer.from('GIF89a......'), '1', '9001'],
    ['a PDF where only pictures are taken', pdf, '4', '9001'],
    ['a broken PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]), '1', '9001'],
    ['an empty file', Buffer.alloc(0), '1', '9001'],
  ])('refuses %s', async (_name, bytes, bizType, code) => {
    expect(await upload({ bytes, fields: { bizType } })).toMatchObject({
      success: false,
      errorCode: code,
      status: 200,
    });
  });

  test('refuses what is too large', async () => {
    const head = await png();
    const large = Buffer.concat([head, Buffer.alloc(30 * 1024 * 1024)]);
    expect(await upload({ bytes: large, name: '大图.png' })).toMatchObject({
      errorCode: '9002',
      errorMsg: '大图.png 太大，文件不能超过 30 MB',
      status: 200,
    });
    expect(await upload({ bytes: await png(10_000, 10_000), name: '炸弹.png' })).toMatchObject({
      errorCode: '9002',
      errorMsg: '炸弹.png 有 10000 万像素，图片不能超过 7000 万像素，请缩小后再上传',
      status: 200,
    });
    const long = Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]);
    expect(await upload({ bytes: long, name: '合同.pdf', fields: { bizType: '2' } })).toMatchObject({
      errorCode: '9002',
      errorMsg: '合同.pdf 有 11.0 MB，PDF 不能超过 10 MB',
    });
    const fifty = await upload({ bytes: Buffer.alloc(50 * 1024 * 1024) });
    expect(fifty).toMatchObject({ errorCode: '9002', errorMsg: '上传的文件不能超过 30 MB', status: 200 });
  });

  test('says by name what it does not take, and what it does', async () => {
    const gif = Buffer.from('GIF89a......');
    const refused = async (bizType: string) =>
      (await upload({ bytes: gif, name: '动图.gif', fields: { bizType } })).errorMsg;
    expect(await refused('1')).toBe('文件类型不支持：动图.gif，请上传 JPG、PNG 或 WebP');
    expect(await refused('2')).toBe('文件类型不支持：动图.gif，请上传 JPG、PNG、WebP 或 PDF');
  });

  test('takes photos as phones make them, several at once, and leaves nothing behind', async () => {
    const photo = await motionPhoto();
    expect(photo.length).toBeGreaterThan(25 * 1024 * 1024);
    const answers = await Promise.all([1, 2, 3].map(async (no) => upload({ bytes: photo, name: `现场${no}.jpg` })));
    for (const { success, errorMsg } of answers) expect(success, errorMsg).toBe(true);
    const shown = await get(answers[0]?.resultData.fileUrl ?? '');
    // Turned as it was held.
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1200, height: 1600 });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('jicai-upload-'))).toEqual([]);
  });

  test('drops what is hidden behind a picture', async () => {
    const polyglot = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]);
    const { resultData } = await upload({ bytes: polyglot });
    expect((await get(resultData.fileUrl)).rawPayload.includes('script')).toBe(false);
  });

  test('refuses a missing file, an unknown kind and JSON', async () => {
    expect(await upload({ bytes: await png(), fields: { bizType: '99' } })).toMatchObject({ errorCode: '4' });
    expect(await app.call('/api/File/Upload', { data: { bizType: 1, file: 'x' } }, { token: buyer })).toMatchObject({
      errorCode: '4',
      errorMsg: '请选择要上传的文件',
    });
  });

  test('refuses who is not signed in, and takes a ticket for three licences only', async () => {
    const bytes = await png();
    expect(await upload({ bytes, token: '' })).toMatchObject({ errorCode: '2' });
    const uploadTicket = await inShop(app, company, (ctx) => issueUploadTicket(ctx, { mobile: '13800000001' }));
    const send = (bizType: string, host?: string) =>
      upload({ bytes, token: '', fields: { bizType, uploadTicket }, ...(host && { host }) });
    expect(await send('1')).toMatchObject({ errorCode: '2' });
    expect(await send('3', retailHost)).toMatchObject({ errorCode: '4', errorData: [{ field: 'uploadTicket' }] });
    for (let n = 0; n < 3; n += 1) expect(await send('3')).toMatchObject({ success: true });
    expect(await send('3')).toMatchObject({ errorCode: '4', errorData: [{ field: 'uploadTicket' }] });
  });
});

describe('links', () => {
  test('are refused when changed, over or of another file or company', async () => {
    const { resultData } = await upload({ bytes: await png() });
    const url = resultData.fileUrl;
    const other = (await upload({ bytes: await png() })).resultData.fileId;
    for (const bad of [
      url.replace(/\?.*/, ''),
      url.replace(/for=\d+/, 'for=1'),
      url.replace(/until=\d+/, 'until=9999999999'),
      url.replace(/sig=(.)/, (_, first: string) => `sig=${first === '_' ? '-' : '_'}`),
      url.replace(resultData.fileId, other),
      url.replace(/files\/\d+/, 'files/1002'),
      url.replace(/files\/\d+\/\d+/, 'files/1001/..%2f..%2fsecrets.json'),
    ]) {
      expect((await get(bad)).statusCode, bad).toBe(404);
    }
    app.setNow(new Date(begin.getTime() + 11 * 60_000));
    expect((await get(url)).statusCode).toBe(404);
    app.setNow(begin);
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe('a private link', () => {
  const open = (url: string, remoteAddress: string, more: Record<string, string> = {}) =>
    app.fastify.inject({ url, headers: { host: businessHost, ...more }, remoteAddress });

  test('opens where it was given to, and elsewhere with the session of its viewer only', async () => {
    const { fileUrl } = (await upload({ bytes: await png() })).resultData;
    const elsewhere = '192.168.7.7';
    expect((await open(fileUrl, '127.0.0.1')).statusCode).toBe(200);
    expect((await open(fileUrl, elsewhere)).statusCode).toBe(404);
    const status = async (token: string) =>
      (await open(fileUrl, elsewhere, { cookie: `token=${encodeURIComponent(token)}` })).statusCode;
    expect(await status(buyer)).toBe(200);
    expect(await status(member)).toBe(404);
    expect(await status(`${buyer}x`)).toBe(404);
    expect(await status(await signIn(app, 'member', { host: retailHost }))).toBe(404);
    const forged = new URL(fileUrl, 'http://x');
    forged.searchParams.set('aud', 'x'.repeat(16));
    expect((await open(`${forged.pathname}${forged.search}`, '127.0.0.1')).statusCode).toBe(404);
  });

  test('is unknown on the host of another shop, as public files are', async () => {
    const { fileUrl } = (await upload({ bytes: await png() })).resultData;
    const avatar = (await upload({ bytes: await png(), fields: { bizType: '4' } })).resultData;
    for (const url of [fileUrl, avatar.fileUrl]) {
      expect((await open(url, '127.0.0.1')).statusCode).toBe(200);
      expect((await open(url, '127.0.0.1', { host: retailHost })).statusCode).toBe(404);
    }
  });
});

describe('claimFiles', () => {
  test("takes the caller's own files of that kind and nothing else", async () => {
    const mine = (await upload({ bytes: await png() })).resultData;
    const theirs = (await upload({ bytes: await png(), token: member })).resultData;
    const claim = (urls: string[], bizType: 1 | 2 = 1) =>
      inShop(app, company, (ctx) => claimFiles(asBuyer(ctx, mine.fileUrl), { urls, bizType, field: 'images' }));
    expect(await claim([mine.fileUrl])).toEqual([mine.fileId]);
    for (const urls of [
      [theirs.fileUrl],
      ['/files/1001/5'],
      ['https://x/y.png'],
      [mine.fileUrl.replace('1001', '1002')],
    ])
      await expect(claim(urls)).rejects.toMatchObject({ code: '4', fields: [{ field: 'images' }] });
    await expect(claim([mine.fileUrl], 2)).rejects.toMatchObject({ code: '4' });
  });

  test('unclaimed files are forgotten after a day, with their content', async () => {
    const folder = join(app.deps.config.dataDir, 'files', '1001');
    const kept = await upload({ bytes: await png(77, 7) });
    const dropped = await upload({ bytes: await png(78, 7) });
    const { fileUrl } = kept.resultData;
    await inShop(app, company, (ctx) =>
      claimFiles(asBuyer(ctx, fileUrl), { urls: [fileUrl], bizType: 1, field: 'images' }),
    );
    const made = await inShop(app, company, (ctx) =>
      storeFile(ctx, { bytes: Buffer.from('a,b'), fileName: 'a.csv', mediaType: 'text/csv', isKept: true }),
    );
    const before = readdirSync(folder);
    ageAll(folder);
    app.setNow(dayAfter);
    await sweepOnce(app.deps);
    await runDueOnce(app.deps);
    const links = await inShop(app, company, (ctx) =>
      linkFiles(ctx, [kept.resultData.fileId, dropped.resultData.fileId, made.fileId]),
    );
    expect([...links.keys()].toSorted()).toEqual([kept.resultData.fileId, made.fileId].toSorted());
    expect(readdirSync(folder).length).toBeLessThan(before.length);
    app.setNow(begin);
  });

  test('bytes that come again before their content is removed stay', async () => {
    const folder = join(app.deps.config.dataDir, 'files', '1001');
    const before = new Set(readdirSync(folder));
    await upload({ bytes: await png(79, 7) });
    const [content = ''] = readdirSync(folder).filter((name) => !before.has(name));
    ageAll(folder);
    app.setNow(dayAfter);
    await sweepOnce(app.deps);
    // On its way: written, its row not committed yet.
    await app.deps.storage.write(company, content, new Uint8Array());
    await runDueOnce(app.deps);
    expect(readdirSync(folder)).toContain(content);

    // Uploaded whole: the row names it, however old the bytes are.
    app.setNow(begin);
    const again = await upload({ bytes: await png(79, 7) });
    ageAll(folder);
    await inShop(app, company, (ctx) =>
      addOutbox(ctx, { kind: 'files.remove', subject: 'again', payload: { contents: [content] } }),
    );
    await runDueOnce(app.deps);
    expect((await get(again.resultData.fileUrl)).statusCode).toBe(200);
  });
});

const dayAfter = new Date(begin.getTime() + 25 * 60 * 60_000);

/** Makes every content look as if it had been written a day ago. */
function ageAll(folder: string): void {
  const at = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), at, at);
}
