import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { taxInFen } from '@jicai/domain/money/money.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Sum, Sums, SumsNote, Total } from '@jicai/ui/lists/Sums.tsx';

/** What the order costs, as the server computed it. */
export function MoneyRail({ preview }: { preview: SettlePreview }) {
  const lines = preview.groups.flatMap(({ items }) => items);
  // An estimate for display, line by line as on the order.
  const taxFen = lines.reduce((sum, line) => sum + taxInFen(line.payFee, line.taxRate), 0);
  return (
    <Card title="金额" size="sm">
      <Sums>
        <Sum name="商品金额" note={`${lines.length} 种 ${preview.totalQty} 件`}>
          <Price fen={preview.goodsFee} tone="plain" />
        </Sum>
        {preview.discountFee > 0 && (
          <Sum name="优惠">
            <Price fen={-preview.discountFee} tone="plain" />
          </Sum>
        )}
        <Sum name="运费">{preview.freightFee === 0 ? '免运费' : <Price fen={preview.freightFee} tone="plain" />}</Sum>
        <Total name="应付合计">
          <Price fen={preview.payFee} />
        </Total>
      </Sums>
      <SumsNote>
        含税价，税额估算 <Price fen={taxFen} tone="plain" />
      </SumsNote>
    </Card>
  );
}
