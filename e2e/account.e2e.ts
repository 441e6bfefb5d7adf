import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { callApi, phone, useBrowser, type Visitor } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillInLogin, signIn, tokenOf } from './sign-in.ts';

const { visit } = useBrowser();
const password = 'Jicai@2026';
/** Tells this run's people from those of an earlier one on the same shop. */
const run = Date.now();

interface Outbox {
  messages: { mobile: string; text: string }[];
  captchas: { captchaId: string; answer: string }[];
}
const outbox = async () => (await callApi('/api/Dev/Outbox', {})).resultData as Outbox;

/** The last code that went to a mobile for this purpose. */
function codeSentTo(mobile: string, purpose: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { messages } = await outbox();
      const last = messages.find((message) => message.mobile === mobile && message.text.includes(purpose));
      const code = /\d{6}/.exec(last?.text ?? '')?.[0];
      if (!code) throw new Error(`no code for ${purpose} was sent to ${mobile}`);
      return code;
    },
    { timeout: 20_000, interval: 200 },
  );
}

/** A member of his own, so that nobody else's account is closed. */
async function registerMember(): Promise<{ accountNo: string; mobile: string }> {
  const mobile = `137${String(run).slice(-8)}`;
  const accountNo = `leaver${String(run).slice(-8)}`;
  const { captchaId } = (await callApi('/api/Account/GetCaptcha', {})).resultData as { captchaId: string };
  const captchaCode = (await outbox()).captchas.find((one) => one.captchaId === captchaId)?.answer;
  await callApi('/api/Account/SendSmsCode', { data: { mobile, scene: 1, captchaId, captchaCode } });
  const smsCode = await codeSentTo(mobile, '注册');
  const accountPwd = createHash('md5').update(password).digest('hex').toUpperCase();
  const agreement = await callApi('/api/BasDoc/GetAgreement', { data: { agreementType: 1 } });
  const { version: agreementVersion } = agreement.resultData as { version: string };
  const service = await callApi('/api/BasDoc/GetAgreement', { data: { agreementType: 2 } });
  const { version } = service.resultData as { version: string };
  const person = { registerType: 2, accountNo, accountPwd, mobile, smsCode, userName: '林小溪' };
  const consents = [{ consentType: 2, version, isAgree: true }];
  const answer = await callApi('/api/Account/Register', {
    data: { ...person, isAgree: true, agreementVersion, consents },
  });
  expect(answer.errorMsg).toBe('');
  return { accountNo, mobile };
}

// First of all: codes to one mobile are a minute apart, and closing needs a second one.
let member = { accountNo: '', mobile: '' };
beforeAll(async () => void (member = await registerMember()));

const openInfo = async (visitor: Visitor) => {
  await visitor.open('/center/kamUser/userInfo');
  await visitor.page.getByRole('heading', { name: '隐私与数据' }).waitFor();
};

describe('one’s own data (个人信息保护法)', () => {
  test('the number is masked until it is asked for', async () => {
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    await openInfo(buyer);
    await page.getByText('138****0002').waitFor();
    await page.getByRole('button', { name: '查看完整手机号' }).click();
    await page.getByText('13800100002').waitFor();
    await page.getByRole('button', { name: '隐藏手机号' }).click();
    await page.getByText('138****0002').waitFor();
    await expectAccessible(page);
    await buyer.close();
  });

  test('a copy is made in the background, downloaded, and not made twice within an hour', async () => {
    const finance = await visit();
    const { page } = finance;
    await signIn(finance, 'finance');
    await openInfo(finance);
    await page.getByRole('button', { name: '申请导出' }).click();
    const records = page.getByRole('list', { name: '导出记录' });
    await records.getByText('可下载', { exact: true }).waitFor({ timeout: 60_000 });
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
    await page.getByText(/每小时只能导出一次，请在 \d\d:\d\d 后再试/).waitFor();
    await expectAccessible(page);
    await finance.close();
  });
});

describe('paste-to-fill and the street', () => {
  const pasted =
    '收货人：李晓明\n手机号码：139-1234-5678\n所在地区：浙江省杭州市余杭区仓前街道\n详细地址：文一西路969号A座3楼 前台';

  test.each([
    ['desktop', undefined],
    ['phone', phone],
  ])('one text becomes an address, on %s', async (_name, viewport) => {
    const buyer = await visit({ viewport });
    const { page } = buyer;
    await signIn(buyer, 'member');
    await buyer.open('/center/kamUser/receivingAddress');
    // The second click of a double click falls beside the dialog, which stays.
    await page.getByRole('button', { name: '新增地址' }).first().dblclick();
    const text = page.getByLabel('智能识别');
    await text.fill(pasted);
    await page.getByRole('button', { name: '识别', exact: true }).click();
    await page.getByText('已填入收货人、手机号、所在地区、详细地址，请核对。').waitFor();
    expect(await page.getByLabel('收货人').inputValue()).toBe('李晓明');
    expect(await page.getByLabel('手机号').inputValue()).toBe('13912345678');
    expect(await page.getByRole('textbox', { name: '详细地址' }).inputValue()).toBe('文一西路969号A座3楼 前台');
    const street = page.getByRole('combobox', { name: '街道（选填）' });
    await street.locator('option', { hasText: '仓前街道' }).waitFor({ state: 'attached' });
    expect(await street.inputValue()).toMatch(/^330110\d{3}$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: '保存地址' }).click();
    const saved = page.getByRole('listitem').filter({ hasText: '浙江省杭州市余杭区仓前街道 文一西路969号A座3楼 前台' });
    await saved.first().waitFor();
    // Gone again: the next run begins as this one did.
    await saved.first().getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('地址已删除').waitFor();
    await buyer.close();
  });

  test('what is pasted is read at once', async () => {
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await buyer.open('/center/kamUser/receivingAddress');
    await page.getByRole('button', { name: '新增地址' }).first().click();
    await page.evaluate((words) => navigator.clipboard.writeText(words), pasted);
    await page.getByLabel('智能识别').press('Control+V');
    await page.getByText('已填入收货人、手机号、所在地区、详细地址，请核对。').waitFor();
    expect(await page.getByLabel('收货人').inputValue()).toBe('李晓明');
    await buyer.close();
  });

  test('what is missing is said, and a street may be left out', async () => {
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    await buyer.open('/center/kamUser/receivingAddress');
    await page.getByRole('button', { name: '新增地址' }).first().click();
    await page.getByLabel('智能识别').fill('王芳 上海市');
    await page.getByRole('button', { name: '识别', exact: true }).click();
    await page.getByText('已填入收货人、所在地区，请核对。未识别到手机号、区县、详细地址，请补充。').waitFor();
    await page.getByRole('combobox', { name: '区县' }).selectOption({ label: '松江区' });
    await page.getByRole('combobox', { name: '街道（选填）' }).selectOption({ label: '新桥镇' });
    await page.getByRole('combobox', { name: '区县' }).selectOption({ label: '闵行区' });
    expect(await page.getByRole('combobox', { name: '街道（选填）' }).inputValue()).toBe('');
    await buyer.close();
  });
});

describe('closing an account (docs/domain/accounts.md §6)', () => {
  test('the only administrator is told what is in the way', async () => {
    const admin = await visit();
    const { page } = admin;
    await signIn(admin, 'admin');
    await openInfo(admin);
    await page.getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await dialog.getByText('您是企业唯一的管理员，请先把管理员角色交给同事').waitFor();
    expect(await dialog.getByRole('button', { name: '确认注销' }).count()).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '知道了' }).click();
    await admin.close();
  });

  test('a member types what he wants, proves that it is he, and is a visitor again', async () => {
    const { accountNo, mobile } = member;
    const leaver = await visit();
    const { page } = leaver;
    await signIn(leaver, accountNo);
    const elsewhere = await tokenOf(accountNo);
    await openInfo(leaver);
    await page.getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await dialog.getByText(`验证码将发送至 ${mobile.slice(0, 3)}****${mobile.slice(7)}`).waitFor();
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await dialog.getByText('请输入“注销账号”').waitFor();
    await expectAccessible(page);
    // Less than a minute may have passed since the registration.
    await expect
      .poll(
        async () => {
          const answered = page.waitForResponse('**/api/Account/SendCloseCode');
          await dialog.getByRole('button', { name: '获取验证码' }).click();
          return ((await (await answered).json()) as { errorCode: string }).errorCode;
        },
        { timeout: 90_000, interval: 3000 },
      )
      .toBe('0');
    await dialog.getByLabel('短信验证码').fill(await codeSentTo(mobile, '注销账号'));
    await dialog.getByLabel('登录密码').fill('Wrong@2026');
    await dialog.getByLabel('输入“注销账号”确认').fill('注销账号');
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await dialog.getByText('登录密码不正确').waitFor();
    await dialog.getByLabel('登录密码').fill(password);
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await page.getByText('账号已注销').waitFor();
    await page.waitForURL(/#\/home/);
    expect((await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '').toBe('');

    // The other device is out too, and neither name nor number signs in; both are free.
    expect((await callApi('/api/Account/GetUserInfo', {}, { token: elsewhere })).errorCode).toBe('2');
    await leaver.open('/login');
    await fillInLogin(leaver, accountNo);
    await page.getByText('账号或者密码不正确').first().waitFor();
    const { isUsed } = (await callApi('/api/Account/CheckAccount', { data: { accountNo } })).resultData as {
      isUsed: boolean;
    };
    expect(isUsed).toBe(false);
    await leaver.close();
  });
});
