import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { CheckedLine } from '@jicai/contract/cart/cart.ts';
import { lineGoodsFen } from '@jicai/domain/money/line-goods.ts';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { nearestQuantity } from '@jicai/ui/forms/nearest-quantity.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { Link } from 'react-router';
import { GoodsCell } from '../../app/goods/GoodsCell.tsx';
import { searchPath } from '../../app/paths.ts';
import styles from './ListRows.module.css';
import type { ListLine } from './quick-order.queries.ts';

/** The list as the shop sees it: each line says whether it can be bought as it stands, and what to do where not. */
export function ListRows({
  lines,
  onQty,
  onRemove,
}: {
  lines: readonly ListLine[];
  onQty: (itemNo: string, qty: number) => void;
  onRemove: (itemNo: string) => void;
}) {
  return (
    <ListTable label="采购清单" className={styles.table}>
      <thead>
        <tr>
          <th>商品</th>
          <th data-right>单价</th>
          <th>数量</th>
          <th data-right>小计</th>
          <th data-right>操作</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row
            key={line.typed.itemNo}
            line={line}
            onQty={(qty) => onQty(line.typed.itemNo, qty)}
            onRemove={() => onRemove(line.typed.itemNo)}
          />
        ))}
      </tbody>
    </ListTable>
  );
}

function Row({
  line: { typed, checked },
  onQty,
  onRemove,
}: {
  line: ListLine;
  onQty: (qty: number) => void;
  onRemove: () => void;
}) {
  const name = checked?.itemName || typed.itemNo;
  const limits = checked && { min: checked.minQty, step: checked.stepQty, max: checked.maxQty };
  const price = checked?.price ?? null;
  return (
    <tr>
      <td className={styles.goods}>
        {checked?.itemId ? <GoodsCell goods={checked} /> : <Unknown itemNo={typed.itemNo} isAsked={Boolean(checked)} />}
        {checked && <State line={checked} onQty={onQty} />}
      </td>
      <td data-right data-label="单价">
        <Price fen={price} tone="plain" />
      </td>
      <td className={styles.quantity}>
        <Stepper value={typed.qty} onChange={onQty} label={`${name} 数量`} {...limits} />
      </td>
      <td data-right data-label="小计">
        <Price fen={price === null ? null : lineGoodsFen(price, typed.qty)} tone="plain" />
      </td>
      <td data-right className={styles.act}>
        <button type="button" className="hit" aria-label={`移除 ${name}`} onClick={onRemove}>
          移除
        </button>
      </td>
    </tr>
  );
}

function Unknown({ itemNo, isAsked }: { itemNo: string; isAsked: boolean }) {
  if (!isAsked) return <Skeleton width={240} height={40} />;
  return (
    <div>
      <p className={styles.no}>{itemNo}</p>
      <Link to={searchPath({ keyword: itemNo })} target="_blank" className={styles.find}>
        搜索相近商品
      </Link>
    </div>
  );
}

/** What stands in the way, with the quantity that would do; else what of it is in the cart already. */
function State({ line, onQty }: { line: CheckedLine; onQty: (qty: number) => void }) {
  const { errorCode, errorMsg, chartQty, cartQty, availQty, unitName } = line;
  const limits = { min: line.minQty, step: line.stepQty, max: line.maxQty };
  if (errorCode === errorCodes.ok) {
    return cartQty > 0 ? <p className={styles.note}>{`购物车中已有 ${cartQty} ${unitName}，将合并计算`}</p> : null;
  }
  const allowed = nearestQuantity(errorCode === errorCodes.outOfStock ? availQty - cartQty : chartQty, limits);
  const isMendable =
    ['2002', '2003', '2004', '2005'].includes(errorCode) && allowed !== chartQty && allowed + cartQty <= availQty;
  return (
    <p className={styles.fault} role="alert">
      {errorCode === errorCodes.outOfStock ? `${errorMsg}，可售 ${availQty} ${unitName}` : errorMsg}
      {isMendable && (
        <button type="button" className="hit" onClick={() => onQty(allowed)}>
          改为 {allowed}
        </button>
      )}
    </p>
  );
}
