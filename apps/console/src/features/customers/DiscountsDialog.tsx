import { mostDiscountRows, readDiscountLines } from '@jicai/domain/money/contract-discounts.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useState } from 'react';
import { DiscountsPreview, type TypedDiscounts } from './DiscountsPreview.tsx';
import { LinesField, type LinesForm } from './LinesField.tsx';
import { lineFault } from './price-lines.ts';

/** Discounts line by line, pasted or from a sheet; the next step shows what they change. */
export function DiscountsDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const today = useToday();
  const [typed, setTyped] = useState<TypedDiscounts>();
  const form = useForm<LinesForm>(
    { lines: '', validTo: '' },
    ({ lines, validTo }) => ({
      lines: lineFault(readDiscountLines(lines), { none: '请填写折扣', most: mostDiscountRows }),
      validTo: validTo !== '' && validTo < today ? '截止日期不能早于今天' : undefined,
    }),
    { draft: `customer.discounts.${customerId}` },
  );
  if (typed) return <DiscountsPreview customerId={customerId} typed={typed} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title="批量录入协议折扣"
      action="预览"
      width={560}
      onClose={onClose}
      onSubmit={({ lines, validTo }) => {
        setTyped({ rows: rowsOf(lines), validTo });
        return Promise.resolve();
      }}
    >
      <LinesField
        label="类型、对象和折扣"
        placeholder={'分类\t办公文具/书写工具\t9.2\n品牌\t晨禾\t9.5\n商品\tJC10595-05\t9'}
        help={`每行一个对象，类型写商品、分类或品牌，可从表格粘贴，一次最多 ${mostDiscountRows} 行；从现在起生效，同一对象原来的折扣同时终止`}
      />
      <TextField<LinesForm> name="validTo" label="截止日期（含当天）" type="date" help="留空为长期有效" />
    </FormDialog>
  );
}

const rowsOf = (text: string): TypedDiscounts['rows'] =>
  readDiscountLines(text).flatMap(({ target, name, discountBp }) =>
    target && discountBp !== undefined ? [{ target, targetName: name, discountBp }] : [],
  );
