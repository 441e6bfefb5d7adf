import { mostContractRows } from '@jicai/domain/money/contract-rows.ts';
import type { ValidDays } from '@jicai/domain/money/price-validity.ts';
import { useState } from 'react';
import { LinesDialog } from './LinesDialog.tsx';
import { linesFault, rowsOf } from './price-lines.ts';
import type { TypedRow } from './prices.queries.ts';
import { PricesPreview } from './PricesPreview.tsx';

export interface TypedPrices extends ValidDays {
  rows: TypedRow[];
}

/** Prices line by line, also pasted from a sheet; the next step shows what they change. */
export function PricesDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const [typed, setTyped] = useState<TypedPrices>();
  if (typed) return <PricesPreview customerId={customerId} typed={typed} onClose={onClose} />;
  return (
    <LinesDialog
      title="录入协议价"
      draft={`customer.prices.${customerId}`}
      label="商品编号和价格"
      placeholder={'JC10595-05\t9.20\nJC10063-02\t48.00\t10:46.00|50:44.00\t2027-01-01'}
      help={`每行一个商品，可从表格粘贴，后面可写阶梯（数量:单价）和这一行的生效、截止日期，一次最多 ${mostContractRows} 行；生效时原协议价终止`}
      faultOf={linesFault}
      onClose={onClose}
      onTyped={({ lines, ...days }) => setTyped({ rows: rowsOf(lines), ...days })}
    />
  );
}
