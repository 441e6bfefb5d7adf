import { mostItemsOfRun } from '@jicai/domain/goods/goods-acts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { SelectionBar } from '../../parts/SelectionBar.tsx';
import type { RunKind } from './ActDialog.tsx';

/** What may be done with the ticked goods, or with all of the filter. */
export function GoodsSelectionBar({
  count,
  all,
  onExport,
  onClear,
  onOpen,
}: {
  count: number;
  /** All goods of the filter: how many, whether they are chosen; undefined where no more than the ticked ones are there. */
  all: { countText: string; isChosen: boolean; onChoose: () => void } | undefined;
  /** None for who may not, and where all of the filter is chosen: that is exported from the head of the page. */
  onExport: (() => void) | undefined;
  onClear: () => void;
  onOpen: (kind: RunKind) => void;
}) {
  return (
    <SelectionBar
      text={all?.isChosen ? `已选筛选出的全部 ${all.countText} 个` : `已选 ${count} 个`}
      note={all?.isChosen ? '在后台修改' : `一次最多 ${mostItemsOfRun} 个`}
      onClear={onClear}
    >
      {all && !all.isChosen && (
        <Button look="text" onClick={all.onChoose}>
          全选筛选出的 {all.countText} 个
        </Button>
      )}
      {onExport && (
        <Button armed={false} onClick={onExport}>
          导出
        </Button>
      )}
      <Button onClick={() => onOpen('field')}>改资料</Button>
      <Button onClick={() => onOpen('label')}>标签</Button>
      <Button onClick={() => onOpen('takeOff')}>下架</Button>
      <Button onClick={() => onOpen('putOn')}>上架</Button>
      <Button look="fill" onClick={() => onOpen('price')}>
        改价
      </Button>
    </SelectionBar>
  );
}
