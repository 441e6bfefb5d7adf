import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callApi } from './api.ts';
import { expect } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

export const password = 'Shen-Qing-9';
/** Tells this run's applicants from those of an earlier one on the same shop. */
export const run = randomInt(100_000, 900_000);

export interface Applicant {
  accountNo: string;
  mobile: string;
  customerName: string;
  taxNo: string;
}

let people = 0;
/** Counts who registers in this run. */
export const nextPerson = (): number => (people += 1);

/** Somebody new, also in a second try of the same test: messages to one mobile are a minute apart. */
export function newApplicant(): Applicant {
  const number = nextPerson();
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

export const outbox = async (host?: string) =>
  (await callApi('/api/Dev/Outbox', {}, { host })).resultData as {
    messages: { mobile: string; text: string }[];
    captchas: { captchaId: string; answer: string }[];
  };

/** What came last to a mobile that fits. */
export async function messageTo(mobile: string, pattern: RegExp, host?: string): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null | undefined;
  await expect
    .poll(
      async () => {
        const { messages } = await outbox(host);
        found = messages.map((one) => (one.mobile === mobile ? pattern.exec(one.text) : null)).find(Boolean);
        return found;
      },
      { message: `a message to ${mobile}`, timeout: 45_000 },
    )
    .toBeTruthy();
  return found as unknown as RegExpExecArray;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Answers what the captcha says that the page showed last. */
export function watchCaptchas({ page, base }: Visitor): () => Promise<string> {
  const host = new URL(base).hostname;
  let last = Promise.resolve('');
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/Account/GetCaptcha')) return;
    const shown = response.json().then((answer) => (answer as { resultData: { captchaId: string } }).resultData);
    // Fetched anew while the page closes, it is nobody's any more.
    last = shown.then(({ captchaId }) => captchaId).catch(() => '');
  });
  return async () => {
    await expect(page.getByRole('img', { name: '图形验证码' })).toBeVisible();
    const shown = await last;
    return (await outbox(host)).captchas.find(({ captchaId }) => captchaId === shown)?.answer ?? '';
  };
}

export async function fillInMobile(
  { page, base }: Visitor,
  mobile: string,
  captcha: () => Promise<string>,
  purpose = '注册账号',
): Promise<void> {
  await field(page, '手机号').fill(mobile);
  await field(page, '图形验证码').fill(await captcha());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送').first()).toBeVisible();
  const [, code = ''] = await messageTo(mobile, new RegExp(`验证码(\\d{6})，用于${purpose}`), new URL(base).hostname);
  await field(page, '短信验证码').fill(code);
}

export async function fillInEnterprise(page: Page, { customerName, taxNo }: Applicant): Promise<void> {
  await field(page, '企业名称').fill(customerName);
  // As people type it: in small letters.
  await field(page, '统一社会信用代码').fill(taxNo.toLowerCase());
  await field(page, '省').selectOption({ label: '浙江省' });
  await field(page, '市').selectOption({ label: '宁波市' });
  await field(page, '区县').selectOption({ label: '北仑区' });
  await field(page, '详细地址').fill('明州路301号3楼');
  await field(page, '联系人').fill('沈立');
}

export async function fillInAccount(page: Page, accountNo: string): Promise<void> {
  await field(page, '账号').fill(accountNo);
  await field(page, '密码').fill(password);
  await field(page, '确认密码').fill(password);
}

export async function upload(page: Page, colour: string): Promise<void> {
  const create = { width: 400, height: 280, channels: 3 as const, background: colour };
  const buffer = await sharp({ create }).png().toBuffer();
  await page.getByLabel('选择营业执照文件').setInputFiles({ name: '营业执照.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('营业执照已上传').first()).toBeVisible();
}

export const agree = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name }).check();
};

/** Sends a whole enterprise registration; ends at 待审核. */
export async function register(visitor: Visitor, who: Applicant): Promise<void> {
  const { page } = visitor;
  const captcha = watchCaptchas(visitor);
  await visitor.open('/register?type=enterprise');
  await fillInEnterprise(page, who);
  await fillInMobile(visitor, who.mobile, captcha);
  await upload(page, '#f4efe2');
  await fillInAccount(page, who.accountNo);
  await agree(page, '《隐私协议》', '《服务协议》');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '资料已提交' })).toBeVisible();
}

export async function logIn({ page, open }: Visitor, accountNo: string): Promise<void> {
  await open('/login');
  await field(page, '账号').fill(accountNo);
  await field(page, '密码').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
