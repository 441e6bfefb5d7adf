import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { registerTypes } from '@jicai/domain/people/registration.ts';
import { consentTypes } from '@jicai/domain/people/consents.ts';
import { createHash, randomUUID } from 'node:crypto';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  agree,
  type Applicant,
  field,
  fillInAccount,
  fillInEnterprise,
  fillInMobile,
  logIn,
  messageTo,
  newApplicant,
  nextPerson,
  outbox,
  password,
  register,
  run,
  upload,
  watchCaptchas,
} from './registering.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

const sizes = [
  ['desktop', desktop],
  ['tablet', { width: 1024, height: 800 }],
  ['phone', phone],
] as const;

/** Decides as the shop's operator. */
async function decide({ taxNo }: Applicant, decision: { isAgree: boolean; reason?: string }): Promise<void> {
  const token = await tokenOf('operator');
  const page = await callApi('/api/OpsCustomer/GetRegisterPage', { searchKey: taxNo }, { token });
  const [row] = page.resultData as { registerId: string; version: number }[];
  const data = { ...row, ...decision, requestId: randomUUID() };
  expect((await callApi('/api/OpsCustomer/AuditRegister', { data }, { token })).errorMsg).toBe('');
}

test.describe('enterprise registration (docs/domain/accounts.md §5, docs/domain/api.md §7)', () => {
  test('is sent, waits, is approved by the shop, and the login works', async ({ visit }) => {
    const who = newApplicant();
    const visitor = await visit();
    const { page } = visitor;
    await register(visitor, who);
    await expect(page.getByRole('list', { name: '企业注册进度' }).getByText('待审核')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`${who.mobile.slice(0, 3)}****`, { useInnerText: true });
    await expectAccessible(page);

    await logIn(visitor, who.accountNo);
    await expect(page.getByText('企业资料审核中')).toBeVisible();
    await expectAccessible(page);

    await decide(who, { isAgree: true });
    await messageTo(who.mobile, /已通过审核/);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/home/);
    await visitor.open('/center/kamUser/userInfo');
    await expect(page.getByRole('definition').filter({ hasText: who.customerName })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '企业管理员' })).toBeVisible();
  });

  test('a refused applicant reads why, changes what he sent and sends it again', async ({ visit }) => {
    const who = newApplicant();
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await register(visitor, who);
    await decide(who, { isAgree: false, reason: '企业名称与营业执照不一致' });
    await messageTo(who.mobile, /未通过审核：企业名称与营业执照不一致/);
    await logIn(visitor, who.accountNo);
    await expect(page.getByText('企业资料未通过审核：企业名称与营业执照不一致')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: '修改并重新提交' }).click();
    await expect(page.getByText('未通过审核：企业名称与营业执照不一致')).toBeVisible();
    // What was sent is all there.
    await expect(page.getByRole('option', { name: '北仑区' })).toBeAttached();
    await expect(field(page, '企业名称')).toHaveValue(who.customerName);
    await expect(field(page, '统一社会信用代码')).toHaveValue(who.taxNo);
    await expect(field(page, '区县')).toHaveValue('330206');
    await expect(page.getByRole('img', { name: '已上传的营业执照' })).toHaveCount(1);
    await expectAccessible(page);
    await field(page, '企业名称').fill(`${who.customerName}（更正）`);
    await upload(page, '#e2eef4');
    await page.getByRole('button', { name: '重新提交' }).click();
    await expect(page.getByText('请阅读并同意隐私协议')).toBeVisible();
    await agree(page, '《隐私协议》', '《服务协议》');
    await page.getByRole('button', { name: '重新提交' }).click();
    await expect(page.getByRole('definition').filter({ hasText: '（更正）' })).toBeVisible();
    await expect(page.getByRole('list', { name: '企业注册进度' }).getByText('待审核')).toBeVisible();

    await decide(who, { isAgree: true });
    await logIn(visitor, who.accountNo);
    await expect(page).toHaveURL(/#\/home/);
  });

  test('a refused applicant takes it back: the account is gone and can be registered again', async ({ visit }) => {
    const who = newApplicant();
    const visitor = await visit();
    const { page } = visitor;
    await register(visitor, who);
    await decide(who, { isAgree: false, reason: '营业执照不清晰' });
    await logIn(visitor, who.accountNo);
    await page.getByRole('link', { name: '修改并重新提交' }).click();
    await page.getByRole('button', { name: '撤销申请' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤销申请' }).click();
    await expect(page.getByRole('tab', { name: '企业注册' })).toBeVisible();
    const check = await callApi('/api/Account/CheckAccount', { data: { accountNo: who.accountNo } });
    expect(check.resultData as unknown).toEqual({ isUsed: false });
  });

  test('the form says what is wrong at each field and loses nothing', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const captcha = watchCaptchas(visitor);
    await visitor.open('/register?type=member');
    await fillInAccount(page, 'buyer_taken');
    await page.getByRole('tab', { name: '企业注册' }).click();
    // Nothing is typed twice by who chose the wrong kind.
    await expect(field(page, '账号')).toHaveValue('buyer_taken');
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
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);

    const who = newApplicant();
    await fillInEnterprise(page, { ...who, taxNo: '91350100M000100Y4Z' });
    await field(page, '详细地址').click();
    await expect(page.getByText('统一社会信用代码格式不正确')).toBeVisible();
    // The demo enterprise's own.
    await field(page, '统一社会信用代码').fill('91310117MA1J2K3L48');
    // Without a proved mobile nothing is uploaded.
    await page
      .getByLabel('选择营业执照文件')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText('请先填写手机号和短信验证码')).toBeVisible();
    await fillInMobile(visitor, who.mobile, captcha);
    const html = { name: '营业执照.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>1</script>') };
    await page.getByLabel('选择营业执照文件').setInputFiles(html);
    await expect(page.getByText('文件类型不支持')).toBeVisible();
    await expect(page.getByText('手机号已验证')).toBeVisible();
    await upload(page, '#eee');
    await agree(page, '《隐私协议》', '《服务协议》');
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('该企业已注册，请联系企业管理员')).toBeVisible();
    await expect(field(page, '企业名称')).toHaveValue(who.customerName);
    await expect(field(page, '密码')).toHaveValue(password);
  });

  for (const [name, viewport] of sizes)
    test(`both kinds of the page are fit for everybody: ${name}`, async ({ visit }) => {
      const visitor = await visit({ viewport });
      const { page } = visitor;
      await visitor.open('/register');
      for (const kind of ['个人注册', '企业注册']) {
        await page.getByRole('tab', { name: kind }).click();
        await expect(page.getByRole('tabpanel', { name: kind })).toBeVisible();
        await expect(page.getByRole('checkbox', { name: '《推送说明》' })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
});

test.describe('consents', () => {
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
    const number = nextPerson();
    const accountNo = `m_${run}_${number}`;
    const mobile = `135${run}${String(number).padStart(2, '0')}`;
    const captcha = await callApi('/api/Account/GetCaptcha', {}, { host });
    const { captchaId } = captcha.resultData as { captchaId: string };
    const { captchas } = await outbox(host);
    const captchaCode = captchas.find((one) => one.captchaId === captchaId)?.answer;
    await callApi(
      '/api/Account/SendSmsCode',
      { data: { mobile, scene: smsScenes.register, captchaId, captchaCode } },
      { host },
    );
    const [, smsCode = ''] = await messageTo(mobile, /验证码(\d{6})/, host);
    const accountPwd = createHash('md5').update(password).digest('hex').toUpperCase();
    const data = { registerType: registerTypes.member, accountNo, accountPwd, mobile, smsCode, isAgree: true };
    const consents = [{ consentType: consentTypes.service, version: '2026-11', isAgree: true }];
    const made = await callApi(
      '/api/Account/Register',
      { data: { ...data, agreementVersion: '2026-11', consents } },
      { host },
    );
    expect(made.errorMsg).toBe('');
    return accountNo;
  };

  test('a new version is asked for over the page one is on; no means out, yes goes on', async ({ visit }) => {
    const accountNo = await member();
    const version = `2027-01-${String((nextPerson() % 28) + 1).padStart(2, '0')}.${run % 1000}`;
    await publish(2, version);
    const visitor = await visit({ host });
    const { page } = visitor;
    await logIn(visitor, accountNo);
    const dialog = page.getByRole('dialog', { name: '协议已更新' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText(`版本 ${version}`)).toBeVisible();
    await dialog.getByRole('button', { name: '同意并继续' }).click();
    await expect(dialog.getByText('请阅读并同意《服务协议》')).toBeVisible();
    await dialog.getByRole('button', { name: '不同意，退出登录' }).click();
    await expect(dialog).toHaveCount(0);

    // Back at the page he wanted, with its query.
    await visitor.open('/center/order/myOrder?searchKey=A4');
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await field(page, '账号').fill(accountNo);
    await field(page, '密码').fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('checkbox', { name: '《服务协议》' }).check();
    await dialog.getByRole('button', { name: '同意并继续' }).click();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toContain('/center/order/myOrder?searchKey=A4');
    await page.reload();
    await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  for (const [name, viewport] of sizes)
    test(`what is optional is given and withdrawn on the account page: ${name}`, async ({ visit }) => {
      const visitor = await visit({ as: 'member', viewport });
      const { page } = visitor;
      await visitor.open('/center/kamUser/userInfo');
      await page.getByRole('button', { name: '同意优惠信息推送说明' }).click();
      await expect(page.getByText('已同意', { exact: true }).nth(2)).toBeVisible();
      await page.getByRole('button', { name: /同意与撤回记录/ }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: '撤回对优惠信息推送说明的同意' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click();
      await expect(page.getByText('已撤回，不再推送')).toBeVisible();
      await expect(page.getByRole('button', { name: '同意优惠信息推送说明' })).toBeVisible();
      await expect(page.getByText(/撤回《优惠信息推送》/).first()).toBeVisible();
      // What is required has no such button.
      await expect(page.getByRole('button', { name: /撤回对(隐私|服务)协议/ })).toHaveCount(0);
    });
});
