import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { consentTypes } from '@jicai/domain/people/consents.ts';
import { registerTypes } from '@jicai/domain/people/registration.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { fillInLogin, tokenOf } from './sign-in.ts';
import { desktop, phone, type Visitor } from './visitor.ts';

const password = 'Jicai@2026';
/** Tells this run's people from those of an earlier one on the same shop. */
const run = Date.now();

interface Outbox {
  messages: { mobile: string; text: string }[];
  captchas: { captchaId: string; answer: string }[];
}
const outbox = async () => (await callApi('/api/Dev/Outbox', {})).resultData as Outbox;

/** The last code that went to a mobile for this purpose. */
async function codeSentTo(mobile: string, purpose: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { messages } = await outbox();
      const last = messages.find((message) => message.mobile === mobile && message.text.includes(purpose));
      code = /\d{6}/.exec(last?.text ?? '')?.[0] ?? '';
      return code;
    }, `a code for ${purpose} is sent to ${mobile}`)
    .not.toBe('');
  return code;
}

/** A member of his own, so that nobody else's account is closed. */
async function registerMember(): Promise<{ accountNo: string; mobile: string }> {
  const mobile = `137${String(run).slice(-8)}`;
  const accountNo = `leaver${String(run).slice(-8)}`;
  const { captchaId } = (await callApi('/api/Account/GetCaptcha', {})).resultData as { captchaId: string };
  const captchaCode = (await outbox()).captchas.find((one) => one.captchaId === captchaId)?.answer;
  await callApi('/api/Account/SendSmsCode', { data: { mobile, scene: smsScenes.register, captchaId, captchaCode } });
  const smsCode = await codeSentTo(mobile, '注册');
  const accountPwd = createHash('md5').update(password).digest('hex').toUpperCase();
  const agreement = await callApi('/api/BasDoc/GetAgreement', { data: { agreementType: consentTypes.privacy } });
  const { version: agreementVersion } = agreement.resultData as { version: string };
  const service = await callApi('/api/BasDoc/GetAgreement', { data: { agreementType: consentTypes.service } });
  const { version } = service.resultData as { version: string };
  const person = { registerType: registerTypes.member, accountNo, accountPwd, mobile, smsCode, userName: '林小溪' };
  const consents = [{ consentType: consentTypes.service, version, isAgree: true }];
  const answer = await callApi('/api/Account/Register', {
    data: { ...person, isAgree: true, agreementVersion, consents },
  });
  expect(answer.errorMsg).toBe('');
  return { accountNo, mobile };
}

// First of all: codes to one mobile are a minute apart, and closing needs a second one.
let member = { accountNo: '', mobile: '' };
test.beforeAll(async () => void (member = await registerMember()));

const openInfo = async (visitor: Visitor) => {
  await visitor.open('/center/kamUser/userInfo');
  await expect(visitor.page.getByRole('heading', { name: '隐私与数据' })).toBeVisible();
};

test.describe('one’s own data (个人信息保护法)', () => {
  test('the number is masked until it is asked for', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await openInfo(buyer);
    await expect(page.getByText('138****0002')).toBeVisible();
    await page.getByRole('button', { name: '查看完整手机号' }).click();
    await expect(page.getByText('13800100002')).toBeVisible();
    await page.getByRole('button', { name: '隐藏手机号' }).click();
    await expect(page.getByText('138****0002')).toBeVisible();
    await expectAccessible(page);
  });

  test('a copy is made in the background, downloaded, and not made twice within an hour', async ({ visit }) => {
    const finance = await visit({ as: 'finance' });
    const { page } = finance;
    await openInfo(finance);
    await page.getByRole('button', { name: '申请导出' }).click();
    const records = page.getByRole('list', { name: '导出记录' });
    await expect(records.getByText('可下载', { exact: true })).toBeVisible({ timeout: 60_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      records.getByRole('button', { name: /^下载/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^个人数据_\d+\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    const profile: unknown = JSON.parse(strFromU8(files['json/01-账号资料.json'] ?? new Uint8Array()));
    expect(profile).toEqual([expect.objectContaining({ accountNo: 'finance' })]);
    expect(Object.keys(files).filter((name) => name.endsWith('.xlsx')).length).toBeGreaterThan(10);
    await page.getByRole('button', { name: '申请导出' }).click();
    await expect(page.getByText(/每小时只能导出一次，请在 \d\d:\d\d 后再试/)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('paste-to-fill and the street', () => {
  const pasted =
    '收货人：李晓明\n手机号码：139-1234-5678\n所在地区：浙江省杭州市余杭区仓前街道\n详细地址：文一西路969号A座3楼 前台';

  for (const [name, viewport] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const)
    test(`one text becomes an address, on ${name}`, async ({ visit }) => {
      const buyer = await visit({ as: 'member', viewport });
      const { page } = buyer;
      await buyer.open('/center/kamUser/receivingAddress');
      // The second click of a double click falls beside the dialog, which stays.
      await page.getByRole('button', { name: '新增地址' }).first().dblclick();
      const text = page.getByLabel('智能识别');
      await text.fill(pasted);
      await page.getByRole('button', { name: '识别', exact: true }).click();
      await expect(page.getByText('已填入收货人、手机号、所在地区、详细地址，请核对。')).toBeVisible();
      await expect(page.getByLabel('收货人')).toHaveValue('李晓明');
      await expect(page.getByLabel('手机号')).toHaveValue('13912345678');
      await expect(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('文一西路969号A座3楼 前台');
      const street = page.getByRole('combobox', { name: '街道（选填）' });
      await expect(street.locator('option', { hasText: '仓前街道' })).toBeAttached();
      await expect(street).toHaveValue(/^330110\d{3}$/);
      await expectAccessible(page);
      await page.getByRole('button', { name: '保存地址' }).click();
      const saved = page
        .getByRole('listitem')
        .filter({ hasText: '浙江省杭州市余杭区仓前街道 文一西路969号A座3楼 前台' });
      await expect(saved.first()).toBeVisible();
      // Gone again: the next run begins as this one did.
      await saved.first().getByRole('button', { name: '删除' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
      await expect(page.getByText('地址已删除')).toBeVisible();
    });

  test('what is pasted is read at once', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await buyer.open('/center/kamUser/receivingAddress');
    await page.getByRole('button', { name: '新增地址' }).first().click();
    await page.evaluate((words) => navigator.clipboard.writeText(words), pasted);
    await page.getByLabel('智能识别').press('Control+V');
    await expect(page.getByText('已填入收货人、手机号、所在地区、详细地址，请核对。')).toBeVisible();
    await expect(page.getByLabel('收货人')).toHaveValue('李晓明');
  });

  test('what is missing is said, and a street may be left out', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/kamUser/receivingAddress');
    await page.getByRole('button', { name: '新增地址' }).first().click();
    await page.getByLabel('智能识别').fill('王芳 上海市');
    await page.getByRole('button', { name: '识别', exact: true }).click();
    await expect(
      page.getByText('已填入收货人、所在地区，请核对。未识别到手机号、区县、详细地址，请补充。'),
    ).toBeVisible();
    await page.getByRole('combobox', { name: '区县' }).selectOption({ label: '松江区' });
    await page.getByRole('combobox', { name: '街道（选填）' }).selectOption({ label: '新桥镇' });
    await page.getByRole('combobox', { name: '区县' }).selectOption({ label: '闵行区' });
    await expect(page.getByRole('combobox', { name: '街道（选填）' })).toHaveValue('');
  });
});

test.describe('closing an account (docs/domain/accounts.md §6)', () => {
  test('the only administrator is told what is in the way', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    await openInfo(admin);
    await page.getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await expect(dialog.getByText('您是企业唯一的管理员，请先把管理员角色交给同事')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '确认注销' })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '知道了' }).click();
  });

  test('a member types what he wants, proves that it is he, and is a visitor again', async ({ visit }) => {
    const { accountNo, mobile } = member;
    const leaver = await visit({ as: accountNo });
    const { page } = leaver;
    const elsewhere = await tokenOf(accountNo);
    await openInfo(leaver);
    await page.getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await expect(dialog.getByText(`验证码将发送至 ${mobile.slice(0, 3)}****${mobile.slice(7)}`)).toBeVisible();
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await expect(dialog.getByText('请输入“注销账号”')).toBeVisible();
    await expectAccessible(page);
    // Less than a minute may have passed since the registration.
    await expect
      .poll(
        async () => {
          const answered = page.waitForResponse('**/api/Account/SendCloseCode');
          await dialog.getByRole('button', { name: '获取验证码' }).click();
          return ((await (await answered).json()) as { errorCode: string }).errorCode;
        },
        { timeout: 90_000, intervals: [3000] },
      )
      .toBe('0');
    await dialog.getByLabel('短信验证码').fill(await codeSentTo(mobile, '注销账号'));
    await dialog.getByLabel('登录密码').fill('Wrong@2026');
    await dialog.getByLabel('输入“注销账号”确认').fill('注销账号');
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await expect(dialog.getByText('登录密码不正确')).toBeVisible();
    await dialog.getByLabel('登录密码').fill(password);
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await expect(page.getByText('账号已注销')).toBeVisible();
    await expect(page).toHaveURL(/#\/home/);
    expect((await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '').toBe('');

    // The other device is out too, and neither name nor number signs in; both are free.
    expect((await callApi('/api/Account/GetUserInfo', {}, { token: elsewhere })).errorCode).toBe('2');
    await leaver.open('/login');
    await fillInLogin(leaver, accountNo);
    await expect(page.getByText('账号或者密码不正确').first()).toBeVisible();
    const { isUsed } = (await callApi('/api/Account/CheckAccount', { data: { accountNo } })).resultData as {
      isUsed: boolean;
    };
    expect(isUsed).toBe(false);
  });
});
