import { itemStates, type StockState, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useAddToCart, useMayBuy } from '../cart/index.ts';
import { specText } from '../../app/goods/spec-text.ts';
import styles from './GoodsRow.module.css';

const stockTexts: Partial<Record<StockState, string>> = {
  [stockStates.none]: '暂时无货',
  [stockStates.scarce]: '库存紧张',
};

/** Goods in a list of one's own: favourites, history. `note` stands beneath the name, `extra` beside the buy button. */
export function GoodsRow({
  sku,
  choice,
  marks,
  extra,
}: {
  sku: SkuCard;
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
  marks?: { isCheaper: boolean; isBack: boolean; concernPrice: number | null };
  extra?: ReactNode;
}) {
  const { add, isAdding } = useAddToCart();
  const mayBuy = useMayBuy();
  const path = productPath(sku.productId, sku.itemId);
  const isGone = sku.itemState === itemStates.offSale;
  return (
    <li className={isGone ? `${styles.row} ${styles.gone}` : styles.row}>
      {choice && (
        <Checkbox
          isChecked={choice.isChosen}
          onChange={choice.onChoose}
          label={`选择 ${sku.itemName}`}
          className={styles.box}
        />
      )}
      <Link to={path} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <ImageWithFallback src={sku.imgUrl} alt="" />
      </Link>
      <div className={styles.words}>
        <Link to={path} className={styles.name}>
          {sku.itemName}
        </Link>
        <p className={styles.spec}>{specText(sku)}</p>
        <div className={styles.tags}>
          {isGone && <Tag tone="grey">已下架</Tag>}
          {!isGone && stockTexts[sku.stockState] && (
            <Tag tone={sku.stockState === stockStates.none ? 'grey' : 'warn'}>{stockTexts[sku.stockState]}</Tag>
          )}
          {marks?.isBack && <Tag tone="ok">已到货</Tag>}
          {marks?.isCheaper && sku.price !== null && marks.concernPrice !== null && (
            <Tag tone="deal">
              比收藏时降 <Price fen={marks.concernPrice - sku.price} tone="plain" />
            </Tag>
          )}
        </div>
      </div>
      <Price fen={sku.price} unit={sku.unitName} className={styles.price} />
      <div className={styles.buttons}>
        {mayBuy && (
          <Button
            look="soft"
            isBusy={isAdding}
            disabled={isGone || sku.stockState === stockStates.none || sku.price === null}
            aria-label={`把 ${sku.itemName} 加入购物车`}
            onClick={({ currentTarget }) =>
              add({ itemId: sku.itemId, chartQty: sku.minQty, unitName: sku.unitName }, currentTarget)
            }
          >
            加入购物车
          </Button>
        )}
        {extra}
      </div>
    </li>
  );
}
