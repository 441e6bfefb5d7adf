import { consentTypes } from '@jicai/domain/people/consents.ts';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedConsents } from '../../seed/consents.ts';
import { seedHelp } from '../../seed/help.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp(async (deps) => {
  await seedHelp(deps);
  await seedConsents(deps);
});
const listPath = '/api/Account/GetConsents';
const savePath = '/api/Account/SaveConsent';
const publishPath = '/api/OpsDoc/SaveAgreement';
const versionsPath = '/api/OpsDoc/GetAgreementList';

const tokens = {} as Record<DemoAccount, string>;
beforeAll(async () => {
  for (const account of ['admin', 'buyer', 'finance', 'member', 'operator', 'supplier'] as const)
    tokens[account] = await signIn(app, account);
});

const read = async (token: string, host?: string) =>
  (await app.call(listPath, {}, { token, ...(host && { host }) })).resultData;
const consentOf = async (token: string, type: 1 | 2 | 3) =>
  (await read(token)).consents.find(({ consentType }) => consentType === type);
const say = (token: string, ...list: object[]) => app.call(savePath, { data: { list } }, { token });
const publish = (fields: object, token = tokens.operator) =>
  app.call(
    publishPath,
    {
      data: {
        agreementType: consentTypes.privacy,
        agreementVersion: '2026-12',
        title: '隐私协议',
        content: '<p>第二版的隐私协议全文</p>',
        requestId: crypto.randomUUID(),
        ...fields,
      },
    },
    { token },
  );

describe('Account/GetConsents', () => {
  test('where the caller stands with each agreement, and what he said', async () => {
    const { consents, records } = await read(tokens.buyer);
    expect(
      consents.map(({ title, isRequired, isAgree, isNeeded }) => ({ title, isRequired, isAgree, isNeeded })),
    ).toEqual([
      { title: '隐私协议', isRequired: true, isAgree: true, isNeeded: false },
      { title: '服务协议', isRequired: true, isAgree: true, isNeeded: false },
      { title: '优惠信息推送说明', isRequired: false, isAgree: false, isNeeded: false },
    ]);
    expect(consents[0]).toMatchObject({ agreedVersion: '2026-11', agreedTime: '2026-11-21 10:00:00' });
    expect(records.map(({ consentType }) => consentType)).toEqual([consentTypes.service, consentTypes.privacy]);
  });

  test('is for buyers who are signed in', async () => {
    expect((await app.call(listPath)).errorCode).toBe('2');
    expect((await app.call(listPath, {}, { token: tokens.operator })).errorCode).toBe('3');
    expect((await app.call(listPath, {}, { token: tokens.buyer, host: retailHost })).errorCode).toBe('2');
  });
});

describe('Account/SaveConsent', () => {
  const marketing = { consentType: consentTypes.marketing, version: '2026-11' };

  test('an option is given and withdrawn; both stay in the record, a repeat does not', async () => {
    expect((await say(tokens.member, { ...marketing, isAgree: true })).resultData).toEqual({ saved: 1 });
    expect((await say(tokens.member, { ...marketing, isAgree: true })).resultData).toEqual({ saved: 0 });
    expect(await consentOf(tokens.member, 3)).toMatchObject({ isAgree: true, agreedVersion: '2026-11' });
    expect((await say(tokens.member, { ...marketing, isAgree: false })).resultData).toEqual({ saved: 1 });
    expect(await consentOf(tokens.member, 3)).toMatchObject({ isAgree: false, agreedVersion: '', agreedTime: '' });
    const { records } = await read(tokens.member);
    expect(records.slice(0, 2).map(({ consentType, isAgree }) => [consentType, isAgree])).toEqual([
      [3, false],
      [3, true],
    ]);
    // Nobody else's.
    expect(await consentOf(tokens.buyer, 3)).toMatchObject({ isAgree: false });
    expect((await read(tokens.buyer)).records).toHaveLength(2);
  });

  test('what is required stays', async () => {
    expect(
      await say(tokens.buyer, { consentType: consentTypes.privacy, version: '2026-11', isAgree: false }),
    ).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'list', msg: '使用商城须同意《隐私协议》；如需撤回，请注销账号' }],
    });
    expect(await consentOf(tokens.buyer, 1)).toMatchObject({ isAgree: true });
  });

  test('only the version in force', async () => {
    expect((await say(tokens.buyer, { ...marketing, version: '2020-01', isAgree: true })).errorCode).toBe('6');
    // One wrong entry, and none is kept.
    const mixed = [
      { ...marketing, isAgree: true },
      { consentType: consentTypes.service, version: '1', isAgree: true },
    ];
    expect((await say(tokens.buyer, ...mixed)).errorCode).toBe('6');
    expect(await consentOf(tokens.buyer, 3)).toMatchObject({ isAgree: false });
  });

  test('who may not, and what may not be sent', async () => {
    expect((await app.call(savePath, { data: { list: [{ ...marketing, isAgree: true }] } })).errorCode).toBe('2');
    expect((await say(tokens.supplier, { ...marketing, isAgree: true })).errorCode).toBe('3');
    expect((await say(tokens.buyer)).errorCode).toBe('4');
    expect((await say(tokens.buyer, { consentType: 9, version: '1', isAgree: true })).errorCode).toBe('4');
    expect((await say(tokens.buyer, { consentType: consentTypes.marketing, isAgree: true })).errorCode).toBe('4');
  });
});

describe('a new version (OpsDoc/SaveAgreement, OpsDoc/GetAgreementList)', () => {
  const agreement = (more: object = {}) =>
    app.call('/api/BasDoc/GetAgreement', { data: { agreementType: consentTypes.privacy, ...more } });

  test('is asked for again from the moment it begins, and the old words stay readable', async () => {
    const planned = await publish({ beginTime: '2026-11-21 12:00:00' });
    expect(planned.resultData).toEqual({
      agreementType: consentTypes.privacy,
      agreementVersion: '2026-12',
      beginTime: '2026-11-21 12:00:00',
    });
    expect(await consentOf(tokens.finance, 1)).toMatchObject({ isNeeded: false });
    expect((await agreement({ agreementVersion: '2026-12' })).errorCode).toBe('5');
    app.setNow(new Date('2026-11-21T04:00:03Z'));
    const token = await signIn(app, 'finance');
    expect(await consentOf(token, 1)).toMatchObject({
      version: '2026-12',
      agreedVersion: '2026-11',
      isOutdated: true,
      isNeeded: true,
    });
    expect((await agreement()).resultData.content).toContain('第二版');
    expect((await agreement({ agreementVersion: '2026-11' })).resultData.content).toContain('我们收集哪些信息');
    expect((await say(token, { consentType: consentTypes.privacy, version: '2026-11', isAgree: true })).errorCode).toBe(
      '6',
    );
    expect(
      (await say(token, { consentType: consentTypes.privacy, version: '2026-12', isAgree: true })).resultData,
    ).toEqual({ saved: 1 });
    expect(await consentOf(token, 1)).toMatchObject({ agreedVersion: '2026-12', isNeeded: false });
    const member = await signIn(app, 'member', { host: retailHost });
    expect((await read(member, retailHost)).consents[0]).toMatchObject({ version: '2026-11', isNeeded: false });
  });

  test('the list of versions says which one applies', async () => {
    const operator = await signIn(app, 'operator');
    const list = await app.call(
      versionsPath,
      { reqData: { agreementType: consentTypes.privacy } },
      { token: operator },
    );
    expect(list.resultData.map(({ version, isInForce }) => [version, isInForce])).toEqual([
      ['2026-12', true],
      ['2026-11', false],
    ]);
    const all = await app.call(versionsPath, {}, { token: operator });
    expect(all.resultData).toHaveLength(4);
  });

  test('a version is published once, sanitised, and leaves an audit row', async () => {
    const operator = await signIn(app, 'operator');
    const again = await publish({}, operator);
    expect(again).toMatchObject({ errorCode: '4', errorData: [{ field: 'agreementVersion' }] });
    const requestId = crypto.randomUUID();
    const fields = {
      agreementType: consentTypes.service,
      agreementVersion: '2026-12.1',
      content: '<p>服务协议的新文本</p><script>x()</script>',
      requestId,
    };
    expect((await publish(fields, operator)).success).toBe(true);
    expect((await publish(fields, operator)).success).toBe(true);
    const shown = await app.call('/api/BasDoc/GetAgreement', { data: { agreementType: consentTypes.service } });
    expect(shown.resultData.content).toBe('<p>服务协议的新文本</p>');
    const rows = await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx
        .select({ actorName: auditRecords.actorName, subject: auditRecords.subject })
        .from(auditRecords)
        .where(and(eq(auditRecords.companyId, businessCompanyId), like(auditRecords.subject, 'agreement %'))),
    );
    expect(rows.map(({ subject }) => subject)).toEqual(['agreement 1 2026-12', 'agreement 2 2026-12.1']);
  });

  test('who may not, and what may not be sent', async () => {
    const operator = await signIn(app, 'operator');
    for (const path of [publishPath, versionsPath] as const) {
      expect((await app.call(path, {})).errorCode).toBe('2');
      expect((await app.call(path, {}, { token: await signIn(app, 'admin') })).errorCode).toBe('3');
      expect((await app.call(path, {}, { token: await signIn(app, 'supplier') })).errorCode).toBe('3');
    }
    for (const [fields, field] of [
      [{ agreementVersion: 'v2' }, 'agreementVersion'],
      [{ title: '一' }, 'title'],
      [{ content: '短' }, 'content'],
      [{ agreementType: 4 }, 'agreementType'],
      [{ agreementVersion: '2027-01', beginTime: '2020-01-01' }, 'beginTime'],
      [{ agreementVersion: '2027-01', beginTime: '明天' }, 'beginTime'],
      [{ requestId: undefined }, 'requestId'],
    ] as const)
      expect(await publish(fields, operator)).toMatchObject({ errorCode: '4', errorData: [{ field }] });
  });
});
