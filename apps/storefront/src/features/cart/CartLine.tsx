import { hasPieces, qtyText } from '@jicai/domain/goods/pieces.ts';
import { stockStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconTrash } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { quantityText } from '../../app/goods/goods-texts.ts';
import styles from './CartLine.module.css';
import { isShort, shortText } from './cart-lines.ts';
import type { useCartRemoval } from './use-cart-removal.ts';

/** A line that can be bought. `reason` says why its last quantity was refused. */
export function CartLine({
  line,
  reason,
  onQty,
  onCheck,
  removal,
}: {
  line: CartItem;
  reason: string;
  onQty: (qty: number) => void;
  onCheck: (isChecked: boolean) => void;
  removal: ReturnType<typeof useCartRemoval>;
}) {
  const isPhone = useIsPhone();
  const limits = { min: line.minQty, step: line.stepQty, max: line.maxQty };
  return (
    <li className={cx(styles.line, line.isChecked && styles.on)}>
      <Checkbox
        isChecked={line.isChecked}
        onChange={onCheck}
        isRound={isPhone}
        label={`选择 ${line.itemName}`}
        className={styles.check}
      />
      <Goods line={line} />
      <div className={styles.pay}>
        <p className={styles.price}>
          <Price fen={line.realPrice} tone={isPhone ? 'price' : 'plain'} />
          <span>/ {line.unitName}</span>
        </p>
        <div className={styles.quantity}>
          <Stepper value={line.chartQty} onChange={onQty} label={`${line.itemName} 数量`} {...limits} />
          {line.nextTier && !reason && (
            <p className={styles.next}>
              再买 {line.nextTier.qty - line.chartQty} {line.unitName}，享{' '}
              <Price fen={line.nextTier.price} tone="plain" />
            </p>
          )}
          {reason && (
            <p className={styles.reason} role="alert">
              {reason}
            </p>
          )}
        </div>
      </div>
      <p className={styles.total}>
        <Price fen={line.chartTotalFee} tone="plain" />
      </p>
      <div className={styles.actions}>
        <WriteButton
          aria-label={`移入收藏：${line.itemName}`}
          disabled={removal.isRemoving}
          onClick={() => removal.moveToFavourites(line)}
        >
          移入收藏
        </WriteButton>
        <WriteButton
          className="hit"
          aria-label={`删除 ${line.itemName}`}
          disabled={removal.isRemoving}
          onClick={() => removal.remove(line)}
        >
          {isPhone ? <IconTrash /> : '删除'}
        </WriteButton>
      </div>
    </li>
  );
}

/** Picture, name and what a buyer should know about the line. */
function Goods({ line }: { line: CartItem }) {
  const to = productPath(line.productId, line.itemId);
  const spec = [line.itemSpec, line.itemSpec.includes(line.colorName) ? '' : line.colorName]
    .filter(Boolean)
    .join(' · ');
  const rule = line.minQty > 1 || line.stepQty > 1 || line.maxQty > 0 ? quantityText(line) : '';
  return (
    <div className={styles.goods}>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={line.imgs[0]?.imgUrl} alt="" priority className={styles.picture} />
      </Link>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={to}>{line.itemName}</Link>
        </h3>
        {spec && <p className={styles.spec}>{spec}</p>}
        <p className={cx(styles.spec, styles.no)}>商品编号 {line.itemNo}</p>
        {(line.priceSource === 'contract' || line.priceSource === 'discount') && (
          <p className={styles.tags}>
            <Tag>协议价</Tag>
          </p>
        )}
        {rule && <p className={styles.rule}>{rule}</p>}
        {hasPieces(line) && <p className={styles.rule}>{qtyText(line.chartQty, line)}</p>}
        <StockHint line={line} />
        {line.priceChanged && (
          <p className={styles.warn}>
            价格已变动：加入时 <Price fen={line.chartPrice} tone="plain" />
            ，现在 <Price fen={line.realPrice} tone="plain" />
          </p>
        )}
      </div>
    </div>
  );
}

function StockHint({ line }: { line: CartItem }) {
  const { availQty, unitName, stockState } = line;
  if (availQty <= 0) return <p className={styles.short}>暂时缺货，请移出或稍后再买</p>;
  if (isShort(line)) return <p className={styles.short}>{shortText(line)}</p>;
  return stockState === stockStates.scarce ? (
    <p className={styles.warn}>{`库存紧张，仅剩 ${availQty} ${unitName}`}</p>
  ) : null;
}
