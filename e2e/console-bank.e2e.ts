import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { transferTrade } from './scene.ts';
import { desktop, phone } from './visitor.ts';

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** A file as 工商银行 exports it: titles, a header, one row per movement, sums below. */
const bankFile = (rows: readonly { payer: string; fen: number; remark: string }[]) => ({
  name: '对公账户明细.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '[HISTORYDETAIL]',
      '账号：6200 0000 0000 1001,,,,,,',
      '凭证号,交易时间,借方发生额,贷方发生额,对方单位名称,对方账号,个性化信息',
      ...rows.map(
        ({ payer, fen, remark }) => `0,2026-11-25 10:00:00,0.00,"${yuan(fen)}",${payer},6222000011112222,${remark}`,
      ),
      '0,2026-11-25 11:00:00,88.00,0.00,电力公司,6222,电费',
    ].join('\r\n'),
  ),
});

test('a transfer is matched from a bank file, more money becomes the balance, strange money is set aside', async ({
  visit,
}) => {
  const [exact, more] = [await transferTrade(), await transferTrade()];
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/bank');
  await expect(page.getByText('没有待认领的流水')).toBeVisible();
  await expectAccessible(page);

  const payer = '华东精密制造有限公司';
  const stranger = `陌生人${exact.tradeNo.slice(-4)}`;
  const file = bankFile([
    { payer, fen: exact.payFee, remark: `货款 ${exact.tradeNo}` },
    { payer, fen: more.payFee + 100, remark: more.tradeNo },
    { payer: stranger, fen: 321, remark: '无' },
  ]);
  await page.getByRole('button', { name: '导入流水' }).click();
  const dialog = page.getByRole('dialog', { name: '导入银行流水' });
  await dialog.getByLabel('选择银行流水文件').setInputFiles(file);
  await expect(dialog.getByText('1 笔，不导入')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^导入 3 笔/ }).click();
  await expect(dialog).toBeHidden();

  const certain = page.getByRole('region', { name: '可直接入账' });
  await expect(certain.getByText(/^1 笔可直接入账/)).toBeVisible();
  await certain.getByRole('button', { name: '核对并入账' }).click();
  const check = page.getByRole('dialog', { name: '核对并入账' });
  await expect(check.getByText(exact.tradeNo, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await check.getByRole('button', { name: /^入账 1 笔/ }).click();
  await expect(check).toBeHidden();
  await expect(certain).toBeHidden();

  const list = page.getByRole('table', { name: '银行流水' });
  await list.getByText(payer, { exact: true }).first().click();
  const drawer = page.getByRole('complementary', { name: /^流水 / });
  await expect(drawer.getByText('多 ¥1.00，转入客户余额')).toBeVisible();
  await expectAccessible(page);
  await drawer
    .getByRole('article', { name: `交易单 ${more.tradeNo}` })
    .getByRole('button', { name: '入账' })
    .click();
  await page.getByRole('dialog', { name: '确认入账' }).getByRole('button', { name: '入账' }).click();
  await expect(page.getByText('已入账，多出的 ¥1.00 已转入余额')).toBeVisible();

  await list.getByText(stranger).click();
  await drawer.getByRole('button', { name: '不是客户付款，搁置' }).click();
  const aside = page.getByRole('dialog', { name: '搁置流水' });
  await aside.getByLabel('搁置原因').fill('押金');
  await aside.getByRole('button', { name: '搁置' }).click();
  await expect(page.getByText('没有待认领的流水')).toBeVisible();
  await page.getByRole('tab', { name: '已入账' }).click();
  await expect(list.getByText(exact.tradeNo, { exact: true })).toBeVisible();
  await expect(list.getByText(more.tradeNo, { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: '导入流水' }).click();
  await dialog.getByLabel('选择银行流水文件').setInputFiles(file);
  await expect(dialog.getByText('3 笔，不会重复')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^导入 0 笔/ })).toBeDisabled();
});

test('on a phone lines are cards; a file that cannot be read says why', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/bank?view=all');
  await page.getByRole('button', { name: '导入流水' }).click();
  const dialog = page.getByRole('dialog', { name: '导入银行流水' });
  const file = { name: '通讯录.csv', mimeType: 'text/csv', buffer: Buffer.from('姓名,电话\n甲,1\n') };
  await dialog.getByLabel('选择银行流水文件').setInputFiles(file);
  await expect(dialog.getByRole('alert')).toContainText('没有找到表头');
  await expect(page.getByText('没有找到表头')).toHaveCount(1);
  await expectAccessible(page);
});
