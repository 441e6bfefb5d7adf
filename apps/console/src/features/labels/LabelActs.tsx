import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { IconChevronDown, IconChevronUp } from '@jicai/ui/icons/icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Label, refreshLabels } from './labels.queries.ts';
import styles from './LabelsPage.module.css';

/** What may be done with a label; one that no goods have is deleted. */
export function LabelActs({ label, onEdit }: { label: Label; onEdit: () => void }) {
  const { labelId, labelName, itemCount } = label;
  const shiftOnce = useWriteOnce((step: -1 | 1, requestId) =>
    post('/api/OpsLabel/Shift', { data: { labelId, step, requestId } }),
  );
  const shift = useMutation({ mutationFn: shiftOnce, onSettled: () => void refreshLabels() });
  const removeOnce = useWriteOnce((id: string, requestId) =>
    post('/api/OpsLabel/Delete', { data: { labelId: id, requestId } }),
  );
  const remove = useMutation({
    mutationFn: () => removeOnce(labelId),
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshLabels(),
  });
  const ask = async () => {
    if (await confirm({ title: `删除标签 ${labelName}？`, text: '没有商品的标签才能删除。', okText: '删除' }))
      remove.mutate();
  };
  return (
    <span className={styles.acts}>
      <Button look="text" size="sm" aria-label={`上移 ${labelName}`} onClick={() => shift.mutate(-1)}>
        <IconChevronUp size={16} />
      </Button>
      <Button look="text" size="sm" aria-label={`下移 ${labelName}`} onClick={() => shift.mutate(1)}>
        <IconChevronDown size={16} />
      </Button>
      <Button look="text" size="sm" aria-label={`编辑 ${labelName}`} onClick={onEdit}>
        编辑
      </Button>
      <Button
        look="text"
        size="sm"
        aria-label={`删除 ${labelName}`}
        disabled={itemCount > 0}
        title={itemCount > 0 ? '请先从商品上去掉' : undefined}
        onClick={() => void ask()}
      >
        删除
      </Button>
    </span>
  );
}
