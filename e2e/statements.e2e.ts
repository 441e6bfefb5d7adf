import { disputeStates, statementPayStates } from '@jicai/domain/statements/statement-states.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { phone } from './visitor.ts';

interface Statement {
  checkId: string;
  checkNo: string;
  totalFee: number;
  version: number;
}
interface Item {
  checkItemId: string;
  itemName: string;
}
interface Payment {
  payId: string;
  version: number;
}

/** A picture of one dot, for a bank's slip. */
const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

const statementsOf = async (token: string) =>
  (await callApi('/api/FinCheck/GetPage', {}, { token })).resultData as Statement[];

/** The one of the page: other journeys have statements of their own. */
async function statementOf(url: string, token: string): Promise<Statement> {
  const checkId = new URLSearchParams(url.split('?')[1]).get('checkId');
  const statement = (await statementsOf(token)).find((one) => one.checkId === checkId);
  if (!statement) throw new Error(`no statement behind ${url}`);
  return statement;
}
const usedFee = async (token: string) =>
  ((await callApi('/api/FinCheck/GetCredit', {}, { token })).resultData as { usedFee: number }).usedFee;

test('finance disputes a line, the shop answers, finance confirms and pays by transfer, and the credit is back', async ({
  visit,
}) => {
  const [finance, operator] = [await tokenOf('finance'), await tokenOf('operator')];
  const visitor = await visit({ as: 'finance' });
  const { page } = visitor;
  await visitor.open('/finance/checkOrder');
  await expect(page.getByRole('heading', { name: '对账管理' })).toBeVisible();
  // What is owed this month, in one line; each figure leads to its list.
  const debt = page.getByRole('list', { name: '对账概况' });
  await expect(debt.getByRole('link', { name: /^待付款/ })).toContainText('¥');
  await debt.getByRole('link', { name: /^本月未出账/ }).click();
  await expect(page.getByRole('tab', { name: '未出账' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('columnheader', { name: '业务日期' }).or(page.getByText('没有未出账的收货')),
  ).toBeVisible();
  await debt.getByRole('link', { name: /^逾期/ }).click();
  await expect(page).toHaveURL(/tab=%E9%80%BE%E6%9C%9F/);
  await debt.getByRole('link', { name: /^待确认/ }).click();
  await page.getByRole('link', { name: /^去核对/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /月对账单$/ })).toBeVisible();

  await expect(page.getByText('月结 30 天（账期结束后第 30 天')).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载盖章 PDF' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^对账单_.*\.pdf$/);

  const before = await statementOf(page.url(), finance);
  await page
    .getByRole('button', { name: /^标记异议/ })
    .first()
    .click();
  await page.getByRole('button', { name: '提交异议（1 行）' }).click();
  await expect(page.getByText('请选择有异议的明细并填写说明')).toBeVisible();
  await page.getByLabel(/^异议原因/).selectOption({ label: '价格' });
  await page.getByLabel(/^异议说明/).fill('单价与协议不符');
  await page.getByRole('button', { name: '提交异议（1 行）' }).click();
  await expect(page.getByText('1 行异议待商城答复')).toBeVisible();

  const { checkId } = before;
  const rows = await callApi(
    '/api/OpsCheck/GetItemPage',
    { reqData: { checkId, disputeStates: [disputeStates.open] } },
    { token: operator },
  );
  const [item] = rows.resultData as Item[];
  const { version } = await statementOf(page.url(), finance);
  const adjusts = [{ checkItemId: item?.checkItemId, fee: -100, reason: '按协议价调整' }];
  const adjusted = await command<Statement>('/api/OpsCheck/Adjust', { checkId, version, adjusts }, operator);
  const items = [{ checkItemId: item?.checkItemId, reply: '同意按协议价结算' }];
  await command('/api/OpsCheck/Reply', { checkId, version: adjusted.version, items }, operator);

  await page.reload();
  await expect(page.getByText('同意按协议价结算')).toBeVisible();
  await expect(page.getByText('调整 1 行')).toBeVisible();
  await page.getByRole('tab', { name: /^已答复/ }).click();
  await expect(page.getByText(item?.itemName ?? '', { exact: true })).toBeVisible();
  await page.getByRole('region', { name: '对账操作' }).getByRole('button', { name: '确认对账' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认对账' }).click();
  await expect(page.getByText('对账已确认，请在到期日前付款')).toBeVisible();

  const used = await usedFee(finance);
  const due = await statementOf(page.url(), finance);
  expect(due.totalFee).toBe(before.totalFee - 100);
  await page.getByRole('button', { name: '登记付款' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`未付 ${yuan(due.totalFee)}`)).toBeVisible();
  await dialog.getByRole('button', { name: '提交付款凭证' }).click();
  await expect(dialog.getByText('请上传付款凭证')).toBeVisible();
  await dialog.getByLabel('银行流水号').fill(`BK${Date.now()}`);
  await dialog.getByLabel('选择银行回单').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  await expect(dialog.getByRole('button', { name: /^删除/ })).toBeVisible();
  await dialog.getByRole('button', { name: '提交付款凭证' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: '开票与付款' }).click();
  await expect(page.getByText('待确认', { exact: true })).toBeVisible();

  const waiting = await callApi(
    '/api/OpsCheck/GetPayPage',
    { reqData: { payRecordState: statementPayStates.waiting } },
    { token: operator },
  );
  const [payment] = waiting.resultData as Payment[];
  const answer = { payId: payment?.payId, isAgree: true, version: payment?.version };
  await command('/api/OpsCheck/ConfirmPay', answer, operator);
  await page.reload();
  await expect(page.getByText('款项已结清').first()).toBeVisible();
  expect(await usedFee(finance)).toBe(used - due.totalFee);

  const narrow = await visit({ as: 'finance', viewport: phone });
  await narrow.open('/finance/checkOrder/financeCheck?tab=已结清');
  await narrow.page.getByRole('link', { name: /^查看/ }).first().click();
  await narrow.page.getByRole('tab', { name: '操作记录' }).click();
  await expect(narrow.page.getByText('商城确认到账')).toBeVisible();
});

test('the rows of a statement are narrowed to one supplier; the address keeps it', async ({ visit }) => {
  const token = await tokenOf('finance');
  const checkId = (await statementsOf(token))[0]?.checkId ?? '';
  const choice = await callApi('/api/FinCheck/GetItemOptions', { reqData: { checkId } }, { token });
  const { suppliers } = choice.resultData as { suppliers: { supplierId: string; supplierName: string }[] };
  const [supplier] = suppliers;
  expect(suppliers.length).toBeGreaterThan(1);
  const all = await callApi('/api/FinCheck/GetItemPage', { reqData: { checkId } }, { token });
  const visitor = await visit({ as: 'finance' });
  const { page } = visitor;
  await visitor.open(`/finance/checkOrder/checkDetail?checkId=${checkId}`);
  const count = async () => Number(/共 (\d+) 行/.exec(await page.getByText(/^共 \d+ 行/).innerText())?.[1]);
  await expect.poll(count).toBe((all.resultData as Item[]).length);
  await page.getByRole('combobox', { name: '供应商' }).selectOption({ label: supplier?.supplierName ?? '' });
  await expect(page).toHaveURL(new RegExp(`supplierId=${supplier?.supplierId}`));
  await expect.poll(count).toBeLessThan((all.resultData as Item[]).length);
  await page.reload();
  await expect(page.getByRole('combobox', { name: '供应商' })).toHaveValue(supplier?.supplierId ?? '');
});
