import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { skuQuery } from '../catalog/index.ts';

/** Which of the product's items is wanted instead. Without others for sale there is nothing to choose. */
export function ExchangeChoice({
  productId,
  itemId,
  value,
  onChange,
}: {
  productId: string;
  itemId: string;
  /** '' = the same item again. */
  value: string;
  onChange: (itemId: string) => void;
}) {
  const { data } = useQuery({ ...skuQuery({ itemId: '', productId, isSignedIn: true }), retry: false });
  const others = data ? sisters(data.resultData).filter((one) => one.itemId !== itemId) : [];
  if (others.length === 0) return null;
  return (
    <Field label="换成" help="只能更换同价规格">
      {(control) => (
        <select
          {...control}
          name="exchangeItemId"
          value={others.some((one) => one.itemId === value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">相同规格</option>
          {others.map((one) => (
            <option key={one.itemId} value={one.itemId}>
              {one.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The product's items that are for sale and in stock, by the names of their options. */
function sisters({ skuMap, specs }: SkuDetail): { itemId: string; name: string }[] {
  const nameOf = (valueId: string, at: number) =>
    specs[at]?.values.find((value) => value.valueId === valueId)?.valueName ?? '';
  return skuMap
    .filter(({ itemState, stockState }) => itemState === itemStates.onSale && stockState !== stockStates.none)
    .map(({ itemId, valueIds }) => ({ itemId, name: valueIds.map(nameOf).filter(Boolean).join(' · ') }));
}
