import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { seedHelp } from '../../seed/help.ts';

const app = useTestApp(seedHelp);
let operator: CallOptions = {};
let minutes = 0;
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
/** The clock goes on with each change, as it does for people. */
function passMinute() {
  minutes += 1;
  app.setNow(new Date(testStart.getTime() + minutes * 60_000));
}
const save = (data: object, who = operator) => {
  passMinute();
  const usual = { parentId: '10', content: '<p>正文</p>', isHidden: false, changedMs: 0 };
  return app.call('/api/OpsDoc/SaveDoc', command({ ...usual, ...data }) as never, who);
};
const sort = (parentId: string, docIds: readonly string[], who = operator) => {
  passMinute();
  return app.call('/api/OpsDoc/SortDocs', command({ parentId, docIds: [...docIds] }), who);
};
const remove = (docId: string, changedMs: number, who = operator) => {
  passMinute();
  return app.call('/api/OpsDoc/DeleteDoc', command({ docId, changedMs }), who);
};
const tree = async () => (await app.call('/api/OpsDoc/GetTree', {}, operator)).resultData;
const nodeOf = async (docId: string) =>
  (await app.call('/api/OpsDoc/GetDoc', { data: { docId } }, operator)).resultData;
const shown = async () => (await app.call('/api/BasDoc/GetDocTree', {}, operator)).resultData;
const titlesOf = async (groupTitle: string) =>
  (await shown()).find(({ docTitle }) => docTitle === groupTitle)?.children.map(({ docTitle }) => docTitle);
/** The template as a page asks for it that holds one already. */
const template = async (timestamp = 0) =>
  (await app.call('/api/ShopHostUrlMapTemplate/GetList', { timestamp }, operator)).resultData;
const columnsOf = (answer: Awaited<ReturnType<typeof template>>) => {
  const blocks = answer.companyTempList[0]?.tempPageData[1]?.modelContent ?? [];
  return blocks.find((block) => block.type === 'bottomHelp')?.options.list.map(({ docTitle }) => docTitle);
};

describe('the help centre', () => {
  test('a category and a document are added, changed, moved, hidden and taken away; buyers follow', async () => {
    const group = (await save({ parentId: '0', docTitle: '企业服务', content: '' })).resultData.docId;
    const made = await save({
      parentId: group,
      docTitle: '开户',
      content: '<p onclick="x()">找客户经理</p><script>x()</script>',
    });
    const { docId, changedMs } = made.resultData;
    expect(await nodeOf(docId)).toMatchObject({ content: '<p>找客户经理</p>', isHidden: false, changedMs });
    expect(await titlesOf('企业服务')).toEqual(['开户']);

    const moved = await save({ docId, changedMs, parentId: '10', docTitle: '企业开户' });
    expect(await titlesOf('采购指南')).toContain('企业开户');
    const hidden = await save({ docId, changedMs: moved.resultData.changedMs, docTitle: '企业开户', isHidden: true });
    expect(await titlesOf('采购指南')).not.toContain('企业开户');
    expect((await app.call('/api/BasDoc/GetModel', { data: { docId } })).errorCode).toBe(errorCodes.notFound);
    expect((await tree()).find((node) => node.docId === docId)).toMatchObject({ isHidden: true });

    expect((await remove(docId, hidden.resultData.changedMs)).errorCode).toBe('0');
    const { changedMs: groupMs } = await nodeOf(group);
    expect((await remove(group, groupMs)).errorCode).toBe('0');
    expect((await tree()).some((node) => node.docId === group || node.docId === docId)).toBe(false);
    const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'content' } }, operator);
    expect(log.resultData.slice(0, 2)).toMatchObject([
      { act: '删除帮助文档', subjectName: '帮助文档', subject: '企业服务' },
      { act: '删除帮助文档', subject: '企业开户' },
    ]);
  });

  test('the documents of a hidden category are hidden too', async () => {
    const { docTitle, changedMs } = await nodeOf('10');
    const hidden = await save({ docId: '10', parentId: '0', docTitle, content: '', isHidden: true, changedMs });
    expect((await app.call('/api/BasDoc/GetModel', { data: { docId: '11' } })).errorCode).toBe(errorCodes.notFound);
    await save({ docId: '10', parentId: '0', docTitle, content: '', changedMs: hidden.resultData.changedMs });
    expect((await app.call('/api/BasDoc/GetModel', { data: { docId: '11' } })).errorCode).toBe('0');
  });

  test('every change reaches the columns of an open page’s footer at its next navigation', async () => {
    const held = await template();
    const rows = (await tree()).filter(({ parentId }) => parentId === '0').map(({ docId }) => docId);
    await sort('0', rows.toReversed());
    const sorted = await template(held.timestamp);
    expect(columnsOf(sorted)).toEqual(columnsOf(held)?.toReversed());
    expect((await template(sorted.timestamp)).companyTempList).toEqual([]);
    const doc = await nodeOf('24');
    await remove('24', doc.changedMs);
    const removed = await template(sorted.timestamp);
    expect(removed.companyTempList).toHaveLength(1);
    await sort('0', rows);
    expect((await template(removed.timestamp)).companyTempList).toHaveLength(1);
  });

  test('what does not fit is refused by its field, what is older than what stands as outdated', async () => {
    expect((await save({ docTitle: '注册与登录' })).errorData).toEqual([
      { field: 'docTitle', msg: '同一栏目下已有这个标题' },
    ]);
    expect((await save({ docTitle: '空', content: '<script>x()</script>' })).errorData?.[0]?.msg).toBe('请填写正文');
    expect((await save({ docTitle: '挂', parentId: '11' })).errorData?.[0]?.field).toBe('parentId');
    expect((await remove('20', (await nodeOf('20')).changedMs)).errorData?.[0]?.msg).toBe('请先删除或移走栏目里的文章');
    const { changedMs } = await nodeOf('11');
    expect((await save({ docId: '11', docTitle: '注册与登录', changedMs: changedMs - 1 })).errorCode).toBe(
      errorCodes.outdated,
    );
    expect((await sort('10', ['11'])).errorCode).toBe(errorCodes.outdated);
    expect((await remove('11', changedMs - 1)).errorCode).toBe(errorCodes.outdated);
  });

  test('a picture must have been uploaded for it, and is kept then', async () => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } });
    const upload = await sendFile(app, {
      bytes: await picture.png().toBuffer(),
      fields: { bizType: String(bizTypes.shopPicture) },
      token: operator.token,
    });
    const { fileUrl } = upload.resultData;
    const made = await save({ docTitle: '图说', content: `<p>看图</p><img src="${fileUrl}">` });
    expect((await nodeOf(made.resultData.docId)).content).toContain(fileUrl);
    const refused = await save({ docTitle: '盗图', content: '<img src="/files/1001/1">' });
    expect(refused.errorData?.[0]?.field).toBe('content');
  });
});

test('who may not: buyers, suppliers and visitors, and nobody another shop’s documents', async () => {
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const own = (await save({ docTitle: '本店的' })).resultData;
  expect((await save({ docId: own.docId, docTitle: '抢', changedMs: own.changedMs }, other)).errorCode).toBe(
    errorCodes.notFound,
  );
  expect((await remove(own.docId, own.changedMs, other)).errorCode).toBe(errorCodes.notFound);
  expect((await app.call('/api/OpsDoc/GetDoc', { data: { docId: own.docId } }, other)).errorCode).toBe(
    errorCodes.notFound,
  );
  for (const account of ['supplier', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await save({ docTitle: '越权' }, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await sort('10', [], who)).errorCode).toBe(errorCodes.forbidden);
    expect((await remove('11', 0, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call('/api/OpsDoc/GetTree', {}, who)).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await save({ docTitle: '越权' }, {})).errorCode).toBe(errorCodes.signedOut);
});
