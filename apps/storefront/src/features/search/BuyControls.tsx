import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { useMayBuy } from '../cart/index.ts';
import { isForSale, stockText } from '../../app/goods/goods-texts.ts';
import { type Buy, limitsOf } from './use-buy.ts';

export function BuyStepper({ buy: { sku, quantity, setQuantity } }: { buy: Buy }) {
  if (!useMayBuy()) return null;
  return (
    <Stepper
      value={quantity}
      onChange={setQuantity}
      disabled={!isForSale(sku)}
      label={`${sku.itemName} 数量`}
      {...limitsOf(sku)}
    />
  );
}

export function BuyButton({ buy: { sku, add, isAdding } }: { buy: Buy }) {
  if (!useMayBuy()) return null;
  if (!isForSale(sku)) {
    return (
      <Button look="soft" disabled>
        {sku.itemState === itemStates.onSale && sku.stockState !== stockStates.none ? '暂无报价' : stockText(sku)}
      </Button>
    );
  }
  return (
    <Button look="soft" armed isBusy={isAdding} aria-label={`加入购物车：${sku.itemName}`} onClick={add}>
      加入购物车
    </Button>
  );
}
