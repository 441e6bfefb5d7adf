import { consentTypes } from '@jicai/domain/people/consents.ts';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedHelp } from '../../seed/help.ts';
import { agreements } from '../../db/tables/help.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { cleanHtml } from './index.ts';

const app = useTestApp(seedHelp);
const treePath = '/api/BasDoc/GetDocTree';
const docPath = '/api/BasDoc/GetModel';
const agreementPath = '/api/BasDoc/GetAgreement';
const open = (docId: unknown, host?: string) => app.call(docPath, { data: { docId } }, host ? { host } : {});

describe('BasDoc/GetDocTree', () => {
  test('groups with their documents, for visitors and the signed-in alike', async () => {
    const { resultData } = await app.call(treePath);
    expect(resultData.map((group) => group.docTitle)).toEqual([
      '采购指南',
      '支付与发票',
      '配送服务',
      '售后服务',
      '关于我们',
    ]);
    expect(resultData[0]?.children[0]).toEqual({ docId: '11', docTitle: '注册与登录' });
    expect((await app.call(treePath, {}, { token: await signIn(app, 'operator') })).resultData).toEqual(resultData);
  });

  test('the footer of the shop links to these documents', async () => {
    for (const host of ['business.localhost', retailHost]) {
      const tree = await app.call(treePath, {}, { host });
      const template = await app.call('/api/ShopHostUrlMapTemplate/GetList', {}, { host });
      const blocks = template.resultData.companyTempList[0]!.tempPageData[1]!.modelContent;
      const help = blocks.find((block) => block.type === 'bottomHelp');
      expect(help?.options.list).toEqual(tree.resultData.map(({ docTitle, children }) => ({ docTitle, children })));
    }
  });

  test('an unknown host has none', async () => {
    expect((await app.call(treePath, {}, { host: 'shop.example.com' })).errorCode).toBe('5');
  });
});

describe('BasDoc/GetModel', () => {
  test('a document in the words of its shop, with its neighbours across groups', async () => {
    const { resultData } = await open('31');
    expect(resultData).toMatchObject({
      docTitle: '配送范围与运费',
      editTime: '2026-11-21 10:00:00',
      prevDocId: '24',
      nextDocId: '32',
    });
    expect((await open('11')).resultData.prevDocId).toBe('');
    expect((await open('51')).resultData).toMatchObject({
      nextDocId: '',
      content: expect.stringContaining('集采商城'),
    });
    expect((await open('51', retailHost)).resultData.content).toContain('好物生活');
  });

  test('every document says something, and no gap is left in it', async () => {
    const { resultData: groups } = await app.call(treePath);
    for (const { docId } of groups.flatMap((group) => group.children)) {
      const { content } = (await open(docId)).resultData;
      expect(content.length).toBeGreaterThan(150);
      expect(content).not.toMatch(/\{\{|undefined/);
    }
  });

  test('what another shop has, a group and an unknown number are not there', async () => {
    expect((await open('23')).success).toBe(true);
    expect((await open('23', retailHost)).errorCode).toBe('5');
    expect((await open('10')).errorCode).toBe('5');
    expect((await open('999')).errorCode).toBe('5');
  });

  test('bad bodies', async () => {
    expect(await open('x')).toMatchObject({ errorCode: '4', errorData: [{ field: 'docId' }] });
    expect((await app.call(docPath, {})).errorCode).toBe('4');
  });
});

describe('BasDoc/GetAgreement', () => {
  const read = (agreementType: unknown) => app.call(agreementPath, { data: { agreementType } });

  test('the one in force, with its version', async () => {
    const first = await read(1);
    expect(first.resultData).toMatchObject({ title: '隐私协议', version: '2026-11' });
    expect((await read(2)).resultData.title).toBe('服务协议');
    await withTenant(app.deps.db, '1001', (tx) =>
      tx.insert(agreements).values({
        companyId: '1001',
        id: app.deps.db.newId(),
        agreementType: consentTypes.privacy,
        version: '2027-01',
        title: '隐私协议',
        content: '<p>新</p>',
        beginsAt: new Date('2026-12-31T16:00:00Z'),
      }),
    );
    app.setNow(new Date('2026-12-31T15:59:00Z'));
    expect((await read(1)).resultData.version).toBe('2026-11');
    app.setNow(new Date('2026-12-31T16:00:01Z'));
    expect((await read(1)).resultData.version).toBe('2027-01');
    expect(
      (await app.call(agreementPath, { data: { agreementType: consentTypes.privacy } }, { host: retailHost }))
        .resultData.version,
    ).toBe('2026-11');
  });

  test('bad bodies', async () => {
    expect((await read(4)).errorCode).toBe('4');
    expect((await app.call(agreementPath, {})).errorCode).toBe('4');
  });
});

test.each([
  ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  [
    '<a href="https://beian.miit.gov.cn/">a</a>',
    '<a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="/#/help?docId=11">a</a>', '<a href="/#/help?docId=11">a</a>'],
  ['<img src="//evil.example/x.png"><img src="/pictures/a.webp" onerror="x()">', '<img src="/pictures/a.webp" />'],
  ['<iframe src="/"></iframe><style>p{}</style><form><input></form>', ''],
  ['<table><tr><td colspan="2">a</td></tr></table>', '<table><tr><td colspan="2">a</td></tr></table>'],
])('cleans «%s»', (html, clean) => expect(cleanHtml(html)).toBe(clean));
