import { mostDiscountRows, readDiscountLines } from '@jicai/domain/money/contract-discounts.ts';
import { useState } from 'react';
import { DiscountsPreview, type TypedDiscounts } from './DiscountsPreview.tsx';
import { LinesDialog } from './LinesDialog.tsx';
import { lineFault } from './price-lines.ts';

/** Discounts line by line, pasted or from a sheet; the next step shows what they change. */
export function DiscountsDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const [typed, setTyped] = useState<TypedDiscounts>();
  if (typed) return <DiscountsPreview customerId={customerId} typed={typed} onClose={onClose} />;
  return (
    <LinesDialog
      title="批量录入协议折扣"
      draft={`customer.discounts.${customerId}`}
      label="类型、对象和折扣"
      placeholder={'分类\t办公文具/书写工具\t9.2\n品牌\t晨禾\t9.5\n商品\tJC10595-05\t9'}
      help={`每行一个对象，类型写商品、分类或品牌，可从表格粘贴，后面可写这一行的生效、截止日期，一次最多 ${mostDiscountRows} 行；生效时同一对象原来的折扣终止`}
      faultOf={(lines) => lineFault(readDiscountLines(lines), { none: '请填写折扣', most: mostDiscountRows })}
      onClose={onClose}
      onTyped={({ lines, ...days }) => setTyped({ rows: rowsOf(lines), ...days })}
    />
  );
}

const rowsOf = (text: string): TypedDiscounts['rows'] =>
  readDiscountLines(text).flatMap(({ target, name, discountBp, validFrom, validTo }) =>
    target && discountBp !== undefined ? [{ target, targetName: name, discountBp, validFrom, validTo }] : [],
  );
