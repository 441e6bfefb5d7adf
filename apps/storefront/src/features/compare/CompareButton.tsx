import { toast } from '@jicai/ui/feedback/toast.ts';
import { type Compared, mostCompared, toggleCompared, useCompared } from './compared.ts';

/** Puts goods aside to be compared, and takes them back. */
export function CompareButton({ sku, className }: { sku: Compared; className?: string | undefined }) {
  const isCompared = useCompared(({ goods }) => goods.some(({ itemId }) => itemId === sku.itemId));
  const text = isCompared ? '已加对比' : '加入对比';
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isCompared}
      aria-label={`${text} ${sku.itemName}`}
      onClick={() => {
        if (!toggleCompared(sku)) toast.info(`最多对比 ${mostCompared} 种商品`);
      }}
    >
      {text}
    </button>
  );
}
