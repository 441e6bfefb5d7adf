import { Button } from '@jicai/ui/buttons/Button.tsx';
import { FootBar } from '../../parts/FootBar.tsx';

/** At the foot of the page while something is not saved: what it is, and the way to keep or drop it. */
export function SaveBar({
  changed,
  impacts,
  formId,
  isBusy,
  onDrop,
}: {
  changed: readonly string[];
  /** What the save means for who has signed for the items. */
  impacts: readonly string[];
  formId: string;
  isBusy: boolean;
  onDrop: () => void;
}) {
  return (
    <FootBar
      label="未保存的修改"
      title={`${changed.length} 处修改还没保存`}
      note={[changed.join('、'), ...impacts.slice(0, 2), impacts.length > 2 ? `等 ${impacts.length} 个规格` : '']
        .filter(Boolean)
        .join('；')}
    >
      <Button onClick={onDrop}>放弃</Button>
      <Button type="submit" form={formId} look="fill" isBusy={isBusy}>
        保存
      </Button>
    </FootBar>
  );
}
