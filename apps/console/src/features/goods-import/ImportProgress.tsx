import { importStates } from '@jicai/domain/goods/import-states.ts';
import { grouped } from '@jicai/ui/display/grouped.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Progress } from 'antd';
import type { GoodsImport } from './imports.queries.ts';

/** How far it is; who leaves the page stops nothing. */
export function ImportProgress({ one: { state, doneRows, totalRows } }: { one: GoodsImport }) {
  const isWriting = state !== importStates.checking;
  const title =
    { [importStates.checking]: '正在检查', [importStates.undoing]: '正在撤销' }[state as string] ?? '正在写入';
  const percent = totalRows > 0 ? Math.floor((doneRows / totalRows) * 100) : 0;
  return (
    <Card title={title} note="可以离开，进度不会丢" size="sm">
      <output>
        {isWriting ? `${grouped(doneRows)} / ${grouped(totalRows)} 行` : `已检查 ${grouped(doneRows)} 行`}
      </output>
      {isWriting && <Progress percent={percent} aria-label={`${title}的进度`} />}
    </Card>
  );
}
