import { mostLevels } from '@jicai/domain/goods/category-tree.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { IconChevronDown, IconChevronUp } from '@jicai/ui/icons/icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import styles from './CategoriesPage.module.css';
import { type Category, type Edited, refreshCategories } from './categories.queries.ts';

/** What may be done with a category. */
export function CategoryActs({
  category,
  hasBelow,
  onEdit,
  onMerge,
  onAttrs,
}: {
  category: Category;
  hasBelow: boolean;
  onEdit: (edited: Edited) => void;
  onMerge: (category: Category) => void;
  onAttrs: (category: Category) => void;
}) {
  const { categoryId, name, level, productCount } = category;
  const shiftOnce = useWriteOnce((step: -1 | 1, requestId) =>
    post('/api/OpsCategory/Shift', { data: { categoryId, step, requestId } }),
  );
  const shift = useMutation({ mutationFn: shiftOnce, onSettled: () => void refreshCategories() });
  const removeOnce = useWriteOnce((id: string, requestId) =>
    post('/api/OpsCategory/Delete', { data: { categoryId: id, requestId } }),
  );
  const remove = useMutation({
    mutationFn: () => removeOnce(categoryId),
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshCategories(),
  });
  const ask = async () => {
    if (await confirm({ title: `删除 ${name}？`, text: '只有空的分类可以删除。', okText: '删除' })) remove.mutate();
  };
  return (
    <span className={styles.acts}>
      <Button
        look="text"
        size="sm"
        className={styles.arrow}
        aria-label={`上移 ${name}`}
        onClick={() => shift.mutate(-1)}
      >
        <IconChevronUp size={16} />
      </Button>
      <Button
        look="text"
        size="sm"
        className={styles.arrow}
        aria-label={`下移 ${name}`}
        onClick={() => shift.mutate(1)}
      >
        <IconChevronDown size={16} />
      </Button>
      <Button look="text" size="sm" aria-label={`编辑 ${name}`} onClick={() => onEdit({ category })}>
        编辑
      </Button>
      <Button look="text" size="sm" aria-label={`属性 ${name}`} onClick={() => onAttrs(category)}>
        属性
      </Button>
      <Button look="text" size="sm" aria-label={`合并 ${name}`} onClick={() => onMerge(category)}>
        合并
      </Button>
      {level < mostLevels && productCount === 0 && (
        <Button look="text" size="sm" aria-label={`在 ${name} 下添加`} onClick={() => onEdit({ parentId: categoryId })}>
          添加下级
        </Button>
      )}
      {productCount === 0 && !hasBelow && (
        <Button look="text" size="sm" aria-label={`删除 ${name}`} onClick={() => void ask()}>
          删除
        </Button>
      )}
    </span>
  );
}
