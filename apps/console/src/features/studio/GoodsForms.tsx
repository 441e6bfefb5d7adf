import { floorLooks, floorLookTexts, itemListLooks, itemListLookTexts } from '@jicai/domain/shop/block-looks.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useCategoryOptions } from '../../parts/use-category-options.ts';
import { Stack } from './FrameForms.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import { LinkRows } from './LinkRows.tsx';
import { PictureField } from './PictureField.tsx';
import type { Block } from './studio.queries.ts';
import { TextInput } from './TextInput.tsx';

type Floor = Extract<Block, { type: 'floor' }>['options'];
type ItemList = Extract<Block, { type: 'itemList' }>['options'];

/** Goods of a category with a card beside them. */
export function FloorForm({ options, onChange }: { options: Floor; onChange: (options: Floor) => void }) {
  const categories = useCategoryOptions();
  const { promo, ...rest } = options;
  const isGone =
    options.categoryId !== '' && categories.length > 0 && !categories.some(({ value }) => value === options.categoryId);
  const set = (part: Partial<Floor>) => onChange({ ...options, ...part });
  const setPromo = (part: Partial<NonNullable<Floor['promo']>>) =>
    set({ promo: { title: '', subtitle: '', imgUrl: '', linkUrl: '', tone: 'blue', ...promo, ...part } });
  return (
    <Stack>
      <TextInput label="标题" value={options.title} max={20} onChange={(title) => set({ title })} />
      <Field label="分类" help="没有指定商品时，显示这个分类里卖得最好的">
        {(control) => (
          <select {...control} value={options.categoryId} onChange={(event) => set({ categoryId: event.target.value })}>
            <option value="">不限</option>
            {isGone && <option value={options.categoryId}>已删除的分类</option>}
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ItemPicker itemIds={options.itemIds} onChange={(itemIds) => set({ itemIds })} />
      <LookField
        looks={floorLooks}
        texts={floorLookTexts}
        look={options.look ?? 'tall'}
        onChange={(look) => set({ look })}
      />
      <TextInput
        label="更多去"
        value={options.moreUrl}
        max={300}
        help="留空则去这个分类"
        onChange={(moreUrl) => set({ moreUrl: moreUrl.trim() })}
      />
      {promo ? (
        <>
          <TextInput
            label="推广卡标题"
            value={promo.title}
            rows={2}
            max={30}
            onChange={(title) => setPromo({ title })}
          />
          <TextInput
            label="推广卡副标题"
            value={promo.subtitle}
            max={30}
            onChange={(subtitle) => setPromo({ subtitle })}
          />
          <PictureField label="推广卡图片" url={promo.imgUrl} onChange={(imgUrl) => setPromo({ imgUrl })} />
          <TextInput
            label="推广卡去"
            value={promo.linkUrl}
            max={300}
            onChange={(linkUrl) => setPromo({ linkUrl: linkUrl.trim() })}
          />
          <LinkRows
            label="推广卡里的链接"
            add="加一个链接"
            links={promo.links ?? []}
            max={8}
            onChange={(links) => setPromo({ links })}
          />
          <Button onClick={() => onChange(rest)}>去掉推广卡</Button>
        </>
      ) : (
        <Button onClick={() => setPromo({})}>加推广卡</Button>
      )}
    </Stack>
  );
}

/** A row of goods: the newest, the best sold, or chosen ones. */
export function ItemListForm({ options, onChange }: { options: ItemList; onChange: (options: ItemList) => void }) {
  const set = (part: Partial<ItemList>) => onChange({ ...options, ...part });
  return (
    <Stack>
      <TextInput label="标题" value={options.title} max={20} onChange={(title) => set({ title })} />
      <Field label="商品来自">
        {(control) => (
          <select
            {...control}
            value={options.source}
            onChange={(event) => set({ source: event.target.value as ItemList['source'] })}
          >
            <option value="new">最新上架</option>
            <option value="hot">卖得最好</option>
            <option value="ids">指定商品</option>
          </select>
        )}
      </Field>
      {options.source === 'ids' && <ItemPicker itemIds={options.itemIds} onChange={(itemIds) => set({ itemIds })} />}
      <LookField
        looks={itemListLooks}
        texts={itemListLookTexts}
        look={options.look ?? 'cards'}
        onChange={(look) => set({ look })}
      />
    </Stack>
  );
}

function LookField<L extends string>({
  looks,
  texts,
  look,
  onChange,
}: {
  looks: readonly L[];
  texts: Readonly<Record<L, string>>;
  look: L;
  onChange: (look: L) => void;
}) {
  return (
    <Field label="样式">
      {(control) => (
        <select {...control} value={look} onChange={(event) => onChange(event.target.value as L)}>
          {looks.map((one) => (
            <option key={one} value={one}>
              {texts[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
