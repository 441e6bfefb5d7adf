import type { ApprovalWay } from '@jicai/domain/approvals/approval-ways.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildRule, people } from '../../../test/build-rule.ts';
import { useApprovals } from '../../../test/use-approvals.ts';
import { connectSignOn } from '../../../test/use-sign-on.ts';
import { openSmsVendor, smsValues } from '../../../test/use-sms-vendors.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, call, submit, decide, later } = useApprovals();
let vendors: VendorDouble;

const kinds = {
  WECOM: { corpId: 'ww-corp', agentId: '1000002', appSecret: 'wecom-secret' },
  DINGTALK: { corpId: 'ding-corp', clientId: 'ding-app', clientSecret: 'ding-secret', agentId: '2345678' },
};
/** Connects the enterprise; its approver is the employee `wu` there. */
async function connect(kind: keyof typeof kinds, values: Record<string, string> = {}, isEnabled = true) {
  await connectSignOn(app, { vendors, token: tokens.admin, kind, isEnabled, values: { ...kinds[kind], ...values } });
  await rowsOf(
    app,
    `insert into sign_on_identities (company_id, id, connection_id, subject, account_id, created_at)
     select c.company_id, $1, c.id, 'wu', u.account_id, now() from sign_on_connections c, users u
     where u.id = $2 and u.company_id = c.company_id on conflict do nothing`,
    [app.deps.db.newId(), people.approver],
  );
}
const setWays = (ways: ApprovalWay[]) => call('/api/Account/SaveApprovalWays', 'approver', { ways });
/** Submits an order that the approver is asked about, lets the worker tell him, and says by which ways he was told. */
async function ask() {
  const { tradeNo } = await submit();
  await runDueOnce(app.deps);
  return { tradeNo, told: await toldOf(tradeNo) };
}
async function toldOf(tradeNo: string) {
  const { mails, messages } = (await app.call('/api/Dev/Outbox')).resultData;
  const has = (text: string) => text.includes(tradeNo);
  return [
    ...vendors.wecom.cards.filter(({ description }) => has(description)).map(({ title }) => `企业微信 ${title}`),
    ...vendors.dingtalk.cards.filter(({ markdown }) => has(markdown)).map(({ title }) => `钉钉 ${title}`),
    ...mails.filter(({ text }) => has(text)).map(({ to }) => to),
    ...messages.filter(({ text }) => has(text)).map(({ mobile }) => mobile),
    ...vendors.aliyunSms.sent.filter(({ text }) => has(text)).map(({ mobile }) => `阿里云 ${mobile}`),
  ];
}
/** The job is run once more, as after a crash between the call and its record. */
const runAgain = async () => {
  await rowsOf(app, "update outbox set done_at = null where kind = 'approval.notice'");
  await runDueOnce(app.deps);
};
const mail = 'wujianguo@example.com';
const mobile = '13800100003';

beforeAll(async () => {
  vendors = await startVendorDouble();
});
afterAll(() => vendors.close());
beforeEach(async () => {
  await rowsOf(app, 'delete from sign_on_identities');
  await rowsOf(app, 'delete from sign_on_connections');
  await rowsOf(app, 'delete from sms_services');
  await rowsOf(app, "update users set approval_ways = '{card,mail}', email = $1 where id = $2", [
    mail,
    people.approver,
  ]);
  await rowsOf(app, "delete from outbox where kind = 'approval.notice'");
  delete vendors.wecom.nextFault;
  delete vendors.dingtalk.nextFault;
  vendors.wecom.cards.length = vendors.dingtalk.cards.length = 0;
  vendors.wecom.people = [{ userid: 'wu', name: '吴建国' }];
  vendors.dingtalk.people = [{ unionId: 'wu', nick: '吴建国' }];
  vendors.dingtalk.unreached.clear();
  openSmsVendor(vendors.aliyunSms, 'ALIYUN');
  await buildRule(app);
});

describe('a card', () => {
  test('of 企业微信 leads to the approval, once however often the job runs; a reminder is another one', async () => {
    await connect('WECOM');
    const { tradeNo, told } = await ask();
    expect(told).toEqual(['企业微信 待您审批']);
    const { auditId } = (await call('/api/ShopAudit/GetModel', 'approver', { tradeNo })).resultData;
    expect(vendors.wecom.cards[0]).toEqual({
      touser: 'wu',
      title: '待您审批',
      description: `陈思远 提交的采购申请 ${tradeNo}（¥200.00）等待您审批。\n2026-11-21 10:00:00`,
      url: `http://business.localhost/#/center/order/orderDetails?auditId=${auditId}`,
      btntxt: '去审批',
    });
    await runAgain();
    expect(await toldOf(tradeNo)).toEqual(['企业微信 待您审批']);
    for (const hours of [4, 8]) {
      await later(hours);
      await call('/api/ShopAudit/Remind', 'buyer', { tradeNo });
      await runDueOnce(app.deps);
    }
    expect(await toldOf(tradeNo)).toEqual(['企业微信 待您审批', '企业微信 申请人催办', '企业微信 申请人催办']);
  });

  test('of 钉钉 is a work notification to the employee behind the unionId, once', async () => {
    await connect('DINGTALK');
    const { tradeNo, told } = await ask();
    expect(told).toEqual(['钉钉 待您审批']);
    expect(vendors.dingtalk.cards[0]).toMatchObject({
      userid: 'staff-wu',
      url: expect.stringContaining('http://business.localhost/#/center/order/orderDetails?auditId='),
    });
    await runAgain();
    expect(await toldOf(tradeNo)).toEqual(['钉钉 待您审批']);
  });

  test('that 钉钉 took and could not bring is followed by a mail a minute later; one that came is not', async () => {
    await connect('DINGTALK');
    const pass = async (seconds: number) => {
      app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
      await runDueOnce(app.deps);
    };
    const { tradeNo } = await ask();
    await pass(61);
    await pass(61);
    expect(await toldOf(tradeNo)).toEqual(['钉钉 待您审批']);
    vendors.dingtalk.unreached.add('wu');
    const { tradeNo: other, told } = await ask();
    expect(told).toEqual([]);
    await pass(59);
    expect(await toldOf(other)).toEqual([]);
    await pass(2);
    expect(await toldOf(other)).toEqual([mail]);
    await pass(120);
    expect(await toldOf(other)).toEqual([mail]);
  });

  test('what the requester is called makes no link of it', async () => {
    await connect('DINGTALK');
    await rowsOf(app, 'update users set name = $1 where id = $2', ['陈[思](http://x.example)<b>', people.buyer]);
    await later(0);
    const { tradeNo } = await ask();
    await rowsOf(app, "update users set name = '陈思远' where id = $1", [people.buyer]);
    expect(vendors.dingtalk.cards[0]?.markdown).toContain(`陈思(http://x.example)b 提交的采购申请 ${tradeNo}`);
  });
});

describe('a mail instead', () => {
  test('where the vendor refuses, knows him not, or the app is another one', async () => {
    await connect('WECOM');
    vendors.wecom.nextFault = { code: '40001' };
    expect((await ask()).told).toEqual([mail]);
    vendors.wecom.people = [];
    expect((await ask()).told).toEqual([mail]);
    await connect('WECOM', { agentId: '1000003' });
    expect((await ask()).told).toEqual([mail]);
    const { mails } = (await app.call('/api/Dev/Outbox')).resultData;
    expect(mails[0]?.text).toContain('http://business.localhost/#/center/order/orderDetails?auditId=');
  });

  test('where he is not linked, the connection is off or another enterprise’s, or 钉钉 has no AgentId', async () => {
    await connect('WECOM', {}, false);
    expect((await ask()).told).toEqual([mail]);
    await connect('WECOM');
    await rowsOf(app, 'delete from sign_on_identities');
    expect((await ask()).told).toEqual([mail]);
    await connect('WECOM');
    await rowsOf(
      app,
      'update sign_on_connections c set customer_id = (select id from customers o where o.company_id = c.company_id and o.id <> c.customer_id limit 1)',
    );
    expect((await ask()).told).toEqual([mail]);
    await rowsOf(app, 'delete from sign_on_identities');
    await rowsOf(app, 'delete from sign_on_connections');
    await connect('DINGTALK', { agentId: '' });
    expect((await ask()).told).toEqual([mail]);
    expect([...vendors.wecom.cards, ...vendors.dingtalk.cards]).toEqual([]);
  });

  test('an AgentId that is added keeps the links, so the next one is a card', async () => {
    await connect('DINGTALK', { agentId: '' });
    const values = kinds.DINGTALK;
    await connectSignOn(app, { vendors, token: tokens.admin, kind: 'DINGTALK', values });
    expect((await ask()).told).toEqual(['钉钉 待您审批']);
  });

  test('a card that comes too late is tried again before, and no secret stands with the job', async () => {
    await connect('WECOM');
    const before = app.deps.signOn.open;
    app.deps.signOn.open = (kind, settings) => before(kind, { ...settings, waitMs: 300 });
    const silence = { isSilent: true, silentMs: 2000 };
    vendors.wecom.nextFault = silence;
    const { tradeNo, told } = await ask();
    expect(told).toEqual([]);
    const [job] = await rowsOf<{ last_error: string }>(
      app,
      "select last_error from outbox where kind = 'approval.notice'",
    );
    expect(job?.last_error).toContain('/cgi-bin/gettoken');
    expect(job?.last_error).not.toContain('wecom-secret');
    for (const minutes of [1, 2]) {
      vendors.wecom.nextFault = silence;
      app.setNow(new Date(app.deps.now().getTime() + minutes * 60_000));
      await runDueOnce(app.deps);
    }
    app.deps.signOn.open = before;
    expect(await toldOf(tradeNo)).toEqual([mail]);
  });
});

describe('a text message', () => {
  const saveSms = async (part: object) => {
    const data = { provider: 'ALIYUN', isEnabled: true, isFirst: false, updateTime: '', requestId: randomUUID() };
    const values = { ...smsValues('ALIYUN'), ...part };
    const saved = await app.call('/api/OpsSms/Save', { data: { ...data, values } }, { token: tokens.operator });
    expect(saved.success).toBe(true);
  };

  test('where no mail reaches him and he wants one; nobody gets it unasked', async () => {
    await rowsOf(app, "update users set email = '' where id = $1", [people.approver]);
    expect((await ask()).told).toEqual([]);
    await setWays(['card', 'mail', 'sms']);
    expect((await ask()).told).toEqual([mobile]);
    await saveSms({});
    expect((await ask()).told).toEqual([`阿里云 ${mobile}`]);
  });

  test('needs a template of the provider; one without it goes on with what it has', async () => {
    await setWays(['sms']);
    await saveSms({ approvalTemplate: '' });
    expect((await ask()).told).toEqual([]);
    const ways = (await call('/api/Account/GetApprovalWays', 'approver')).resultData;
    expect(ways.find(({ way }) => way === 'sms')).toMatchObject({ isOn: true, reach: '' });
  });
});

describe('who is told', () => {
  test('nobody by a way he has switched off, nor once it is decided', async () => {
    await connect('WECOM');
    await setWays(['mail']);
    expect((await ask()).told).toEqual([mail]);
    await setWays([]);
    expect((await ask()).told).toEqual([]);
    await setWays(['card', 'mail']);
    const { tradeNo } = await submit();
    await decide('Approve', tradeNo);
    await runDueOnce(app.deps);
    expect(await toldOf(tradeNo)).toEqual([]);
  });

  test('the approver sees and sets his own ways; nobody else has any', async () => {
    await connect('WECOM');
    const saved = await setWays(['sms', 'card']);
    expect(saved.resultData).toEqual([
      { way: 'card', label: '企业微信或钉钉卡片', isOn: true, reach: '华东精密统一身份' },
      { way: 'mail', label: '邮件', isOn: false, reach: mail },
      { way: 'sms', label: '短信', isOn: true, reach: '138****0003' },
    ]);
    expect((await call('/api/Account/GetApprovalWays', 'approver')).resultData).toEqual(saved.resultData);
    const others = await rowsOf(app, 'select distinct approval_ways from users where id <> $1', [people.approver]);
    expect(others).toEqual([{ approval_ways: ['card', 'mail'] }]);
    for (const who of ['buyer', 'operator'] as const) {
      expect(await call('/api/Account/GetApprovalWays', who)).toMatchObject({ errorCode: '3' });
      expect(await call('/api/Account/SaveApprovalWays', who, { ways: ['sms'] })).toMatchObject({ errorCode: '3' });
    }
    expect((await app.call('/api/Account/SaveApprovalWays', { data: { ways: ['sms'] } })).success).toBe(false);
    expect((await setWays(['pigeon' as ApprovalWay])).success).toBe(false);
  });
});
