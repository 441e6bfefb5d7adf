import { mostContractRows } from '@jicai/domain/money/contract-rows.ts';
import type { ValidDays } from '@jicai/domain/money/price-validity.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { DaysFields } from './DaysFields.tsx';
import { DiscountRows } from './DiscountRows.tsx';
import type { AdmitForm } from './admit-form.ts';
import { linesFault, rowsOf } from './price-lines.ts';
import { pricePreviewQuery } from './prices.queries.ts';

/** Contract prices line by line and discounts on categories and brands; says what of the prices has to wait. */
export function AdmitPrices() {
  const form = useFormOf<AdmitForm>();
  const { prices, discounts, validFrom, validTo } = useValues(form);
  return (
    <>
      <TextField<AdmitForm>
        name="prices"
        label="商品编号和价格"
        rows={4}
        placeholder={'JC10595-05\t9.20\nJC10063-02\t48.00\t10:46.00|50:44.00'}
        help={`每行一个商品，可从表格粘贴，后面可写阶梯（数量:单价），最多 ${mostContractRows} 行`}
      />
      <PriceNote text={prices} validFrom={validFrom} validTo={validTo} />
      <DiscountRows
        discounts={discounts}
        error={form.faults.discounts}
        onChange={(next) => form.set({ discounts: next })}
      />
      <DaysFields />
    </>
  );
}

function PriceNote({ text, ...days }: ValidDays & { text: string }) {
  const rested = useDelayed(text, 400);
  const isFit = rested.trim() !== '' && linesFault(rested) === undefined;
  const { data = [] } = useQuery({
    ...pricePreviewQuery({ rows: isFit ? rowsOf(rested) : [], ...days }),
    enabled: isFit,
  });
  if (!isFit || data.length === 0) return null;
  const faults = data.flatMap(({ itemNo, fault }) => (fault ? [`${itemNo} ${fault}`] : []));
  const waitingCount = data.filter(({ isUnderLine, fault }) => isUnderLine && !fault).length;
  if (faults.length > 0) return <Notice tone="danger">{faults.slice(0, 5).join('；')}</Notice>;
  return (
    <Notice tone={waitingCount > 0 ? 'warn' : 'info'}>
      {data.length} 个协议价{waitingCount > 0 && `，其中 ${waitingCount} 个低于毛利线，由第二人复核后才生效`}
    </Notice>
  );
}
