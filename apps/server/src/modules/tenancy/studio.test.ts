import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { testStart } from '../../../test/test-deps.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { getTemplate } from './index.ts';

const app = useTestApp();
let operator: CallOptions = {};
let minutes = 0;

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const read = async () => (await app.call('/api/OpsStudio/GetModel', {}, operator)).resultData;
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
/** The clock goes on with each save, as it does for people. */
const save = async (look: Look, changedMs: number, who = operator) => {
  minutes += 1;
  app.setNow(new Date(testStart.getTime() + minutes * 60_000));
  return app.call('/api/OpsStudio/SaveDraft', command({ look, changedMs }), who);
};
const publish = (changedMs: number, note = '') =>
  app.call('/api/OpsStudio/Publish', command({ changedMs, note }), operator);
const shown = async (options: { preview?: string } = {}, company = businessCompanyId) =>
  (await inShop(app, company, (ctx) => getTemplate(ctx, options))).companyTempList[0];
const tokenOf = (previewUrl: string) => /preview=([^#]+)/.exec(previewUrl)?.[1] ?? '';
const withBlock = (look: Look, block: Look['page']['modelContent'][number]): Look => ({
  ...look,
  page: { ...look.page, modelContent: [block] },
});
const text = (html: string) => ({ type: 'richText', sortNo: 9, options: { html } }) as const;

describe('the look of a shop', () => {
  test('is edited as a draft, seen in a preview only, then published', async () => {
    const before = await read();
    expect(before).toMatchObject({ isDraft: false, changedMs: 0, versions: [] });
    const look = withBlock({ ...before.look, webColor: '#aa3300' }, text('<p>开业</p><script>x()</script>'));
    const { resultData } = await save(look, 0);
    expect((await shown())?.webColor).toBe('#29166f');
    const draft = await read();
    expect(draft).toMatchObject({ isDraft: true, changedMs: resultData.changedMs, draftUserName: '商城运营' });
    const preview = await shown({ preview: tokenOf(draft.previewUrl) });
    expect(preview?.webColor).toBe('#aa3300');
    expect(preview?.tempPageData[1]?.modelContent).toEqual([
      { type: 'richText', sortNo: 1, options: { html: '<p>开业</p>' } },
    ]);
    expect(draft.look.page.modelContent[0]?.blockId).toBe('richText-1');

    expect((await publish(draft.changedMs, '开业')).resultData).toEqual({ versionNo: 2 });
    expect((await shown())?.webColor).toBe('#aa3300');
    expect((await read()).versions).toMatchObject([
      { versionNo: 2, note: '开业', isLive: true },
      { versionNo: 1, note: '使用页面装修之前', isLive: false },
    ]);
    const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'look' } }, operator);
    expect(log.resultData).toMatchObject([{ act: '发布页面装修', subject: '2' }]);
  });

  test('goes back to an earlier version by a draft of it', async () => {
    const { versions } = await read();
    const first = versions.at(-1)?.versionId;
    const { changedMs } = (await app.call('/api/OpsStudio/Restore', command({ versionId: first }), operator))
      .resultData;
    expect((await shown())?.webColor).toBe('#aa3300');
    await publish(changedMs);
    expect((await shown())?.webColor).toBe('#29166f');
  });

  test('a draft that somebody else saved meanwhile is not written over', async () => {
    const { look } = await read();
    const { changedMs } = (await save({ ...look, pageDesc: '一' }, 0)).resultData;
    await save({ ...look, pageDesc: '二' }, changedMs);
    expect((await save({ ...look, pageDesc: '三' }, changedMs)).errorCode).toBe(errorCodes.outdated);
    expect((await publish(changedMs)).errorCode).toBe(errorCodes.outdated);
    const draft = await read();
    expect(draft.look.pageDesc).toBe('二');
    await app.call('/api/OpsStudio/DropDraft', command({ changedMs: draft.changedMs }), operator);
    expect(await read()).toMatchObject({ isDraft: false, look: { pageDesc: look.pageDesc } });
  });

  test('that is not whole is kept and not published; links that run are refused there', async () => {
    const { look } = await read();
    const links = [{ title: '去', url: 'javascript:alert(1)' }];
    const { changedMs } = (await save(withBlock(look, { type: 'iconNav', sortNo: 1, options: { links } }), 0))
      .resultData;
    const refused = await publish(changedMs);
    expect(refused.errorData).toEqual([{ field: 'blocks.0', msg: '快捷入口的每一项都要有名称和正确的链接' }]);
    await app.call('/api/OpsStudio/DropDraft', command({ changedMs }), operator);
  });

  test('takes pictures that were uploaded for it, and no others', async () => {
    const { look } = await read();
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } });
    const upload = await sendFile(app, {
      bytes: await picture.png().toBuffer(),
      fields: { bizType: String(bizTypes.shopPicture) },
      token: operator.token,
    });
    const { fileUrl } = upload.resultData;
    const kept = await save({ ...look, logoUrl: fileUrl }, 0);
    expect(kept.errorCode).toBe('0');
    const foreign = await save({ ...look, logoUrl: 'https://e.cn/a.png' }, kept.resultData.changedMs);
    expect(foreign.errorData).toEqual([{ field: 'look', msg: '请上传图片' }]);
    await app.call('/api/OpsStudio/DropDraft', command({ changedMs: kept.resultData.changedMs }), operator);
  });
});

describe('a preview', () => {
  test('is of its own shop, for a day; the page that shows it is told that nothing is new', async () => {
    const { look } = await read();
    await save({ ...look, webColor: '#123456' }, 0);
    const preview = tokenOf((await read()).previewUrl);
    expect((await shown({ preview }, retailCompanyId))?.webColor).toBe('#2f6b4f');
    expect((await shown({ preview: `${preview}x` }))?.webColor).toBe('#29166f');
    const { timestamp } = await inShop(app, businessCompanyId, (ctx) => getTemplate(ctx, { preview }));
    const again = await app.call('/api/ShopHostUrlMapTemplate/GetList', { timestamp });
    expect(again.resultData).toMatchObject({ companyTempList: [], timestamp });
    app.setNow(new Date(testStart.getTime() + 3 * 86_400_000));
    expect((await shown({ preview }))?.webColor).toBe('#29166f');
    app.setNow(new Date(testStart.getTime() + minutes * 60_000));
  });
});

test('who may not: suppliers, buyers, who only looks; another shop has a draft of its own', async () => {
  const model = await read();
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await app.call('/api/OpsStudio/GetModel', {}, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await save(model.look, model.changedMs, who)).errorCode).toBe(errorCodes.forbidden);
  }
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await app.call('/api/OpsStudio/GetModel', {}, other)).resultData).toMatchObject({
    isDraft: false,
    look: { webColor: '#2f6b4f' },
  });
});
