import { mostContractRows } from '@jicai/domain/money/contract-rows.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useState } from 'react';
import { LinesField, type LinesForm } from './LinesField.tsx';
import { linesFault, rowsOf } from './price-lines.ts';
import type { TypedRow } from './prices.queries.ts';
import { PricesPreview } from './PricesPreview.tsx';

export interface TypedPrices {
  rows: TypedRow[];
  validTo: string;
}

/** Prices line by line, also pasted from a sheet; the next step shows what they change. */
export function PricesDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const today = useToday();
  const [typed, setTyped] = useState<TypedPrices>();
  const form = useForm<LinesForm>(
    { lines: '', validTo: '' },
    ({ lines, validTo }) => ({
      lines: linesFault(lines),
      validTo: validTo !== '' && validTo < today ? '截止日期不能早于今天' : undefined,
    }),
    { draft: `customer.prices.${customerId}` },
  );
  if (typed) return <PricesPreview customerId={customerId} typed={typed} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title="录入协议价"
      action="预览"
      width={560}
      onClose={onClose}
      onSubmit={({ lines, validTo }) => {
        setTyped({ rows: rowsOf(lines), validTo });
        return Promise.resolve();
      }}
    >
      <LinesField
        label="商品编号和价格"
        placeholder={'JC10595-05\t9.20\nJC10063-02\t48.00\t10:46.00|50:44.00'}
        help={`每行一个商品，可从表格粘贴，第三列可写阶梯（数量:单价），一次最多 ${mostContractRows} 行；从现在起生效，原协议价同时终止`}
      />
      <TextField<LinesForm> name="validTo" label="截止日期（含当天）" type="date" help="留空为长期有效" />
    </FormDialog>
  );
}
