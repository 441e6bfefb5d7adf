import { mostContractRows } from '@jicai/domain/money/contract-rows.ts';
import { useState } from 'react';
import { LinesDialog } from './LinesDialog.tsx';
import { linesFault, rowsOf } from './price-lines.ts';
import type { TypedRow } from './prices.queries.ts';
import { PricesPreview } from './PricesPreview.tsx';

export interface TypedPrices {
  rows: TypedRow[];
  validTo: string;
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
      placeholder={'JC10595-05\t9.20\nJC10063-02\t48.00\t10:46.00|50:44.00'}
      help={`每行一个商品，可从表格粘贴，第三列可写阶梯（数量:单价），一次最多 ${mostContractRows} 行；从现在起生效，原协议价同时终止`}
      faultOf={linesFault}
      onClose={onClose}
      onTyped={({ lines, validTo }) => setTyped({ rows: rowsOf(lines), validTo })}
    />
  );
}
