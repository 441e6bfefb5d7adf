import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Brand, refreshBrands } from './brands.queries.ts';
import styles from './BrandsPage.module.css';

/** What may be done with a brand: with goods it is merged, without it is deleted. */
export function BrandActs({ brand, onEdit, onMerge }: { brand: Brand; onEdit: () => void; onMerge: () => void }) {
  const { brandId, brandName, productCount } = brand;
  const send = useWriteOnce((id: string, requestId) =>
    post('/api/OpsBrand/Delete', { data: { brandId: id, requestId } }),
  );
  const remove = useMutation({
    mutationFn: () => send(brandId),
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshBrands(),
  });
  const ask = async () => {
    if (await confirm({ title: `删除品牌 ${brandName}？`, text: '没有商品的品牌才能删除。', okText: '删除' }))
      remove.mutate();
  };
  return (
    <span className={styles.acts}>
      <Button look="text" size="sm" aria-label={`编辑 ${brandName}`} onClick={onEdit}>
        编辑
      </Button>
      <Button look="text" size="sm" aria-label={`合并 ${brandName}`} onClick={onMerge}>
        合并
      </Button>
      {productCount === 0 && (
        <Button look="text" size="sm" aria-label={`删除 ${brandName}`} onClick={() => void ask()}>
          删除
        </Button>
      )}
    </span>
  );
}
