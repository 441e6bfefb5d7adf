import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import type { OwnItem } from '@jicai/domain/goods/proposal-form.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { useState } from 'react';
import goods from '../../parts/goods-cell.module.css';
import cells from '../../parts/cells.module.css';
import { OwnItemDialog } from './OwnItemDialog.tsx';
import { emptyOwnItem } from './own-product-values.ts';
import styles from './OwnItemsCard.module.css';

/** The supplier's items of the product, each with a dialog of its own; new ones may be taken away again. */
export function OwnItemsCard({
  items,
  draft,
  mayEdit,
  error,
  onChange,
}: {
  items: readonly OwnItem[];
  /** Name of the product's draft; an item that is not kept yet is named after it. */
  draft: string;
  mayEdit: boolean;
  error: string | undefined;
  onChange: (items: OwnItem[]) => void;
}) {
  const [first = emptyOwnItem] = items;
  const blank: OwnItem = { ...first, itemId: '', itemNo: '' };
  const draftOf = ({ itemId }: OwnItem, at: number) => `own.item.${itemId || `${draft}.${at}`}`;
  // What was typed when the session was lost is shown again at once.
  const [opened, setOpened] = useState(() =>
    mayEdit
      ? [...items, blank].map((item, at) => ({ at, item })).find(({ at, item }) => hasDraft(draftOf(item, at)))
      : undefined,
  );
  const save = (at: number, item: OwnItem) =>
    onChange(at < items.length ? items.map((other, index) => (index === at ? item : other)) : [...items, item]);
  return (
    <Card
      title="规格"
      note={items.length > 0 ? `${items.length} 个` : undefined}
      size="sm"
      isFlush
      extra={
        mayEdit && (
          <Button size="sm" onClick={() => setOpened({ at: items.length, item: blank })}>
            添加规格
          </Button>
        )
      }
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {items.length === 0 && <EmptyState title="还没有规格" hint="一个规格对应一个货号" />}
      <ul className={styles.items} aria-label="规格">
        {items.map((item, at) => (
          <li key={item.itemNo} className={styles.item}>
            <span className={goods.goods}>
              <ImageWithFallback src={item.imgUrl} alt="" className={goods.picture} />
              <span className={goods.words}>
                <span className={cells.line}>{item.itemName}</span>
                <small className={cells.sub}>
                  {item.itemNo} · {item.specs.map(({ value }) => value).join(' / ') || item.itemSpec} · 起订{' '}
                  {item.minQty} {item.unitName}
                </small>
              </span>
            </span>
            <span className={styles.cost}>
              进价 <Price tone="plain" fen={item.costFen} fallback="未登记" />
            </span>
            {mayEdit && (
              <span className={styles.acts}>
                <Button
                  look="text"
                  size="sm"
                  aria-label={`编辑 ${item.itemNo}`}
                  onClick={() => setOpened({ at, item })}
                >
                  编辑
                </Button>
                {item.itemId === '' && (
                  <Button
                    look="text"
                    size="sm"
                    aria-label={`删除 ${item.itemNo}`}
                    onClick={() => onChange(items.filter((_, index) => index !== at))}
                  >
                    删除
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <OwnItemDialog
          item={opened.item}
          draft={draftOf(opened.item, opened.at)}
          onClose={() => setOpened(undefined)}
          onSave={(item) => save(opened.at, item)}
        />
      )}
    </Card>
  );
}
