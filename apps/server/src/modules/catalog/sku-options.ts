import type { ItemState, StockState } from '@jicai/domain/goods/quantity.ts';
import type { SkuDetail } from '@jicai/contract/goods/sku.ts';

interface SisterState {
  itemId: string;
  specs: { name: string; value: string }[];
  imgUrl: string;
  itemSpec: string;
  colorName: string;
  itemState: ItemState;
  stockState: StockState;
}

type Options = Pick<SkuDetail, 'specs' | 'skuMap'>;

/**
 * The choices of a product page (colour, size …) from the specs of its items; names and values in the order in which they first
 * appear. Items without specs are distinguished by colour and spec text. A product of one item without specs has none.
 */
export function toOptions(sisters: readonly SisterState[]): Options {
  const variants = sisters.map((sister) => ({ sister, specs: specsOf(sister, sisters) }));
  const names = [...new Set(variants.flatMap(({ specs }) => specs.map((spec) => spec.name)))];
  const specs = names.map((specName, nameAt) => {
    const values = [...new Set(variants.map((one) => valueOf(one.specs, specName)))].filter((value) => value !== '');
    return {
      specName,
      values: values.map((valueName, valueAt) => ({
        valueId: idOf(nameAt, valueAt),
        valueName,
        imgUrl: isColour(specName) ? imageOf(variants, specName, valueName) : undefined,
      })),
    };
  });
  const skuMap = variants.map(({ sister, specs: own }) => ({
    itemId: sister.itemId,
    valueIds: specs.map(
      (spec) => spec.values.find((value) => value.valueName === valueOf(own, spec.specName))?.valueId ?? '',
    ),
    itemState: sister.itemState,
    stockState: sister.stockState,
  }));
  return { specs, skuMap };
}

type Spec = SisterState['specs'][number];

function specsOf(sister: SisterState, sisters: readonly SisterState[]): Spec[] {
  if (sisters.some((other) => other.specs.length > 0)) return sister.specs;
  if (sisters.length < 2) return [];
  const colour = sister.colorName ? [{ name: '颜色', value: sister.colorName }] : [];
  const hasSpec = sister.itemSpec !== '' && sister.itemSpec !== sister.colorName;
  return [...colour, ...(hasSpec ? [{ name: '规格', value: sister.itemSpec }] : [])];
}

const valueOf = (specs: readonly Spec[], name: string) => specs.find((spec) => spec.name === name)?.value ?? '';
const isColour = (name: string) => name.startsWith('颜色');
const idOf = (nameAt: number, valueAt: number) => String((nameAt + 1) * 1000 + valueAt);

function imageOf(
  variants: readonly { sister: SisterState; specs: Spec[] }[],
  name: string,
  value: string,
): string | undefined {
  return variants.find((one) => valueOf(one.specs, name) === value && one.sister.imgUrl)?.sister.imgUrl;
}
