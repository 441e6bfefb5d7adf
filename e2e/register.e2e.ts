import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { callApi, phone, useBrowser, type Visitor } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { signIn, tokenOf } from './sign-in.ts';

const { visit } = useBrowser();
const password = 'Shen-Qing-9';
/** Tells this run's applicants from those of an earlier one on the same shop. */
const run = randomInt(100_000, 900_000);
const tablet = { width: 1024, height: 800 };

interface Applicant {
  accountNo: string;
  mobile: string;
  customerName: string;
  taxNo: string;
}

let people = 0;
/** Somebody new, also in a second try of the same test: messages to one mobile are a minute apart. */
function newApplicant(): Applicant {
  const number = (people += 1);
  return {
    accountNo: `qy_${run}_${number}`,
    mobile: `136${run}${String(number).padStart(2, '0')}`,
    customerName: `宁波第${run}${number}贸易有限公司`,
    taxNo: creditCode(`91330206${run}${String(number).padStart(3, '0')}`),
  };
}

/** The head of a code with its check digit by GB 32100. */
function creditCode(head: string): string {
  const symbols = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const sum = Array.from(head).reduce((total, char, at) => total + symbols.indexOf(char) * (3 ** at % 31), 0);
  return head + symbols.charAt((31 - (sum % 31)) % 31);
}

const outbox = async () =>
  (await callApi('/api/Dev/Outbox', {})).resultData as {
    messages: { mobile: string; text: string }[];
    captchas: { captchaId: string; answer: string }[];
  };

/** What came last to a mobile that fits. */
async function messageTo(mobile: string, pattern: RegExp): Promise<RegExpExecArray> {
  for (let tries = 0; tries < 180; tries += 1) {
    const { messages } = await outbox();
    const found = messages.flatMap((one) => (one.mobile === mobile ? (pattern.exec(one.text) ?? []) : []));
    if (found.length > 0) return found as RegExpExecArray;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no message to ${mobile}`);
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Answers what the captcha says that the page showed last. */
function watchCaptchas(page: Page): () => Promise<string> {
  let last = Promise.resolve('');
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/Account/GetCaptcha')) return;
    const shown = response.json().then((answer) => (answer as { resultData: { captchaId: string } }).resultData);
    // Fetched anew while the page closes, it is nobody's any more.
    last = shown.then(({ captchaId }) => captchaId).catch(() => '');
  });
  return async () => {
    await page.getByRole('img', { name: '图形验证码' }).waitFor();
    const shown = await last;
    return (await outbox()).captchas.find(({ captchaId }) => captchaId === shown)?.answer ?? '';
  };
}

async function fillInMobile(page: Page, mobile: string, captcha: () => Promise<string>): Promise<void> {
  await field(page, '手机号').fill(mobile);
  await field(page, '图形验证码').fill(await captcha());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').first().waitFor();
  const [, code = ''] = await messageTo(mobile, /验证码(\d{6})，用于注册账号/);
  await field(page, '短信验证码').fill(code);
}

async function fillInEnterprise(page: Page, { customerName, taxNo }: Applicant): Promise<void> {
  await field(page, '企业名称').fill(customerName);
  // As people type it: in small letters.
  await field(page, '统一社会信用代码').fill(taxNo.toLowerCase());
  await field(page, '省').selectOption({ label: '浙江省' });
  await field(page, '市').selectOption({ label: '宁波市' });
  await field(page, '区县').selectOption({ label: '北仑区' });
  await field(page, '详细地址').fill('明州路301号3楼');
  await field(page, '联系人').fill('沈立');
}

async function fillInAccount(page: Page, accountNo: string): Promise<void> {
  await field(page, '账号').fill(accountNo);
  await field(page, '密码').fill(password);
  await field(page, '确认密码').fill(password);
}

async function upload(page: Page, colour: string): Promise<void> {
  const create = { width: 400, height: 280, channels: 3 as const, background: colour };
  const buffer = await sharp({ create }).png().toBuffer();
  await page.getByLabel('选择营业执照文件').setInputFiles({ name: '营业执照.png', mimeType: 'image/png', buffer });
  await page.getByText('营业执照已上传').first().waitFor();
}

const agree = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name }).check();
};

/** Sends a whole enterprise registration; ends at 待审核. */
async function register(visitor: Visitor, who: Applicant): Promise<void> {
  const { page } = visitor;
  const captcha = watchCaptchas(page);
  await visitor.open('/register?type=enterprise');
  await fillInEnterprise(page, who);
  await fillInMobile(page, who.mobile, captcha);
  await upload(page, '#f4efe2');
  await fillInAccount(page, who.accountNo);
  await agree(page, '《隐私协议》', '《服务协议》');
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('heading', { name: '资料已提交' }).waitFor();
}

/** Decides as the shop's operator. */
async function decide({ taxNo }: Applicant, decision: { isAgree: boolean; reason?: string }): Promise<void> {
  const token = await tokenOf('operator');
  const page = await callApi('/api/OpsCustomer/GetRegisterPage', { searchKey: taxNo }, { token });
  const [row] = page.resultData as { registerId: string; version: number }[];
  const data = { ...row, ...decision, requestId: randomUUID() };
  expect((await callApi('/api/OpsCustomer/AuditRegister', { data }, { token })).errorMsg).toBe('');
}

async function logIn({ page, open }: Visitor, accountNo: string): Promise<void> {
  await open('/login');
  await field(page, '账号').fill(accountNo);
  await field(page, '密码').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

describe('enterprise registration (docs/domain/accounts.md §5, docs/domain/api.md §7)', () => {
  test('is sent, waits, is approved by the shop, and the login works', async () => {
    const who = newApplicant();
    const visitor = await visit();
    const { page } = visitor;
    await register(visitor, who);
    await page.getByRole('list', { name: '企业注册进度' }).getByText('待审核').waitFor();
    expect(await page.getByRole('main').innerText()).toContain(`${who.mobile.slice(0, 3)}****`);
    await expectAccessible(page);

    await logIn(visitor, who.accountNo);
    await page.getByText('企业资料审核中').waitFor();
    await expectAccessible(page);

    await decide(who, { isAgree: true });
    await messageTo(who.mobile, /已通过审核/);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(/#\/home/);
    await visitor.open('/center/kamUser/userInfo');
    await page.getByRole('definition').filter({ hasText: who.customerName }).waitFor();
    await page.getByRole('definition').filter({ hasText: '企业管理员' }).waitFor();
    await visitor.close();
  });

  test('a refused applicant reads why, changes what he sent and sends it again', async () => {
    const who = newApplicant();
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await register(visitor, who);
    await decide(who, { isAgree: false, reason: '企业名称与营业执照不一致' });
    await messageTo(who.mobile, /未通过审核：企业名称与营业执照不一致/);
    await logIn(visitor, who.accountNo);
    await page.getByText('企业资料未通过审核：企业名称与营业执照不一致').waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: '修改并重新提交' }).click();
    await page.getByText('未通过审核：企业名称与营业执照不一致').waitFor();
    // What was sent is all there.
    await page.getByRole('option', { name: '北仑区' }).waitFor({ state: 'attached' });
    expect(await field(page, '企业名称').inputValue()).toBe(who.customerName);
    expect(await field(page, '统一社会信用代码').inputValue()).toBe(who.taxNo);
    expect(await field(page, '区县').inputValue()).toBe('330206');
    expect(await page.getByRole('img', { name: '已上传的营业执照' }).count()).toBe(1);
    await expectAccessible(page);
    await field(page, '企业名称').fill(`${who.customerName}（更正）`);
    await upload(page, '#e2eef4');
    await page.getByRole('button', { name: '重新提交' }).click();
    await page.getByText('请阅读并同意隐私协议').waitFor();
    await agree(page, '《隐私协议》', '《服务协议》');
    await page.getByRole('button', { name: '重新提交' }).click();
    await page.getByRole('definition').filter({ hasText: '（更正）' }).waitFor();
    await page.getByRole('list', { name: '企业注册进度' }).getByText('待审核').waitFor();

    await decide(who, { isAgree: true });
    await logIn(visitor, who.accountNo);
    await page.waitForURL(/#\/home/);
    await visitor.close();
  });

  test('a refused applicant takes it back: the account is gone and can be registered again', async () => {
    const who = newApplicant();
    const visitor = await visit();
    const { page } = visitor;
    await register(visitor, who);
    await decide(who, { isAgree: false, reason: '营业执照不清晰' });
    await logIn(visitor, who.accountNo);
    await page.getByRole('link', { name: '修改并重新提交' }).click();
    await page.getByRole('button', { name: '撤销申请' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤销申请' }).click();
    await page.getByRole('tab', { name: '企业注册' }).waitFor();
    const check = await callApi('/api/Account/CheckAccount', { data: { accountNo: who.accountNo } });
    expect(check.resultData).toEqual({ isUsed: false });
    await visitor.close();
  });

  test('the form says what is wrong at each field and loses nothing', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const captcha = watchCaptchas(page);
    await visitor.open('/register');
    await fillInAccount(page, 'buyer_taken');
    await page.getByRole('tab', { name: '企业注册' }).click();
    // Nothing is typed twice by who chose the wrong kind.
    expect(await field(page, '账号').inputValue()).toBe('buyer_taken');
    await page.getByRole('button', { name: '提交审核' }).click();
    for (const text of [
      '请输入营业执照上的企业全称',
      '请输入统一社会信用代码',
      '请选择完整的所在地区',
      '请输入5-120个字的详细地址',
      '请输入2-20个字的姓名',
      '请输入手机号码',
      '请上传营业执照',
      '请阅读并同意隐私协议',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await expectAccessible(page);

    const who = newApplicant();
    await fillInEnterprise(page, { ...who, taxNo: '91350100M000100Y4Z' });
    await field(page, '详细地址').click();
    await page.getByText('统一社会信用代码格式不正确').waitFor();
    // The demo enterprise's own.
    await field(page, '统一社会信用代码').fill('91310117MA1J2K3L48');
    // Without a proved mobile nothing is uploaded.
    await page
      .getByLabel('选择营业执照文件')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.getByText('请先填写手机号和短信验证码').waitFor();
    await fillInMobile(page, who.mobile, captcha);
    const html = { name: '营业执照.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>1</script>') };
    await page.getByLabel('选择营业执照文件').setInputFiles(html);
    await page.getByText('文件类型不支持').waitFor();
    await page.getByText('手机号已验证').waitFor();
    await upload(page, '#eee');
    await agree(page, '《隐私协议》', '《服务协议》');
    await page.getByRole('button', { name: '提交审核' }).click();
    await page.getByText('该企业已注册，请联系企业管理员').waitFor();
    expect(await field(page, '企业名称').inputValue()).toBe(who.customerName);
    expect(await field(page, '密码').inputValue()).toBe(password);
    await visitor.close();
  });

  test.each([
    ['desktop', { width: 1440, height: 900 }],
    ['tablet', tablet],
    ['phone', phone],
  ])('both kinds of the page are fit for everybody: %s', async (_name, viewport) => {
    const visitor = await visit({ viewport });
    const { page } = visitor;
    await visitor.open('/register');
    for (const kind of ['个人注册', '企业注册']) {
      await page.getByRole('tab', { name: kind }).click();
      await page.getByRole('tabpanel', { name: kind }).waitFor();
      await page.getByRole('checkbox', { name: '《推送说明》' }).waitFor();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await visitor.close();
  });
});

describe('consents', () => {
  /** A member of the retail shop: few tests go there. */
  const host = 'retail.localhost';
  const publish = async (agreementType: number, agreementVersion: string) => {
    const token = await tokenOf('operator', host);
    const content = '<p>服务协议的新版本，自发布之日起适用。</p>';
    const data = { agreementType, agreementVersion, title: '服务协议', content, requestId: randomUUID() };
    expect((await callApi('/api/OpsDoc/SaveAgreement', { data }, { token, host })).errorMsg).toBe('');
    // The demo's own member is not kept from other tests.
    const list = [{ consentType: agreementType, version: agreementVersion, isAgree: true }];
    const own = { token: await tokenOf('member', host), host };
    expect((await callApi('/api/Account/SaveConsent', { data: { list } }, own)).errorMsg).toBe('');
  };
  const member = async (): Promise<string> => {
    const number = (people += 1);
    const accountNo = `m_${run}_${number}`;
    const mobile = `135${run}${String(number).padStart(2, '0')}`;
    const captcha = await callApi('/api/Account/GetCaptcha', {}, { host });
    const { captchaId } = captcha.resultData as { captchaId: string };
    const sent = await callApi('/api/Dev/Outbox', {}, { host });
    const { captchas } = sent.resultData as Awaited<ReturnType<typeof outbox>>;
    const captchaCode = captchas.find((one) => one.captchaId === captchaId)?.answer;
    await callApi('/api/Account/SendSmsCode', { data: { mobile, scene: 1, captchaId, captchaCode } }, { host });
    let smsCode = '';
    while (smsCode === '') {
      const { messages } = (await callApi('/api/Dev/Outbox', {}, { host })).resultData as Awaited<
        ReturnType<typeof outbox>
      >;
      smsCode = /验证码(\d{6})/.exec(messages.find((one) => one.mobile === mobile)?.text ?? '')?.[1] ?? '';
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const accountPwd = createHash('md5').update(password).digest('hex').toUpperCase();
    const data = { registerType: 2, accountNo, accountPwd, mobile, smsCode, isAgree: true };
    const consents = [{ consentType: 2, version: '2026-11', isAgree: true }];
    const made = await callApi(
      '/api/Account/Register',
      { data: { ...data, agreementVersion: '2026-11', consents } },
      { host },
    );
    expect(made.errorMsg).toBe('');
    return accountNo;
  };

  test('a new version is asked for over the page one is on; no means out, yes goes on', async () => {
    const accountNo = await member();
    const version = `2027-01-${String((people % 28) + 1).padStart(2, '0')}.${run % 1000}`;
    await publish(2, version);
    const visitor = await visit({ host });
    const { page } = visitor;
    await logIn(visitor, accountNo);
    const dialog = page.getByRole('dialog', { name: '协议已更新' });
    await dialog.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.getByText(`版本 ${version}`).waitFor();
    await dialog.getByRole('button', { name: '同意并继续' }).click();
    await dialog.getByText('请阅读并同意《服务协议》').waitFor();
    await dialog.getByRole('button', { name: '不同意，退出登录' }).click();
    await dialog.waitFor({ state: 'detached' });

    // Back at the page he wanted, with its query.
    await visitor.open('/center/order/myOrder?searchKey=A4');
    await page.waitForURL(/#\/login\?redirect=/);
    await field(page, '账号').fill(accountNo);
    await field(page, '密码').fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.waitFor();
    await dialog.getByRole('checkbox', { name: '《服务协议》' }).check();
    await dialog.getByRole('button', { name: '同意并继续' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toContain('/center/order/myOrder?searchKey=A4');
    await page.reload();
    await page.getByRole('heading', { name: '我的订单' }).waitFor();
    expect(await dialog.count()).toBe(0);
    await visitor.close();
  });

  test.each([
    ['desktop', { width: 1440, height: 900 }],
    ['tablet', tablet],
    ['phone', phone],
  ])('what is optional is given and withdrawn on the account page: %s', async (_name, viewport) => {
    const visitor = await visit({ viewport });
    const { page } = visitor;
    await signIn(visitor, 'member');
    await visitor.open('/center/kamUser/userInfo');
    await page.getByRole('button', { name: '同意优惠信息推送说明' }).click();
    await page.getByText('已同意', { exact: true }).nth(2).waitFor();
    await page.getByRole('button', { name: /同意与撤回记录/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: '撤回对优惠信息推送说明的同意' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click();
    await page.getByText('已撤回，不再推送').waitFor();
    await page.getByRole('button', { name: '同意优惠信息推送说明' }).waitFor();
    await page
      .getByText(/撤回《优惠信息推送》/)
      .first()
      .waitFor();
    // What is required has no such button.
    expect(await page.getByRole('button', { name: /撤回对(隐私|服务)协议/ }).count()).toBe(0);
    await visitor.close();
  });
});
