import { importStates, isUnderWay, mayWrite } from '@jicai/domain/goods/import-states.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { grouped } from '@jicai/ui/display/grouped.ts';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { FaultsCard } from './FaultsCard.tsx';
import { type GoodsImport, importQuery } from './imports.queries.ts';
import { ImportProgress } from './ImportProgress.tsx';
import styles from './ImportsPage.module.css';
import { KeptCard } from './KeptCard.tsx';
import { SamplesCard } from './SamplesCard.tsx';
import { StateTag } from './ImportsPage.tsx';
import { UndoButton } from './UndoButton.tsx';
import { WriteBar } from './WriteBar.tsx';

const lost = { title: '没有这次导入', hint: '它可能属于另一家商城。', to: paths.import, toText: '回到导入商品' };

/** /import/:importId: what a goods file would change, how far it is, what became of it. */
export function ImportPage() {
  const { importId = '' } = useParams();
  const query = useQuery(importQuery(importId));
  return (
    <DetailQuery isNamed={/^\d+$/.test(importId)} query={query} lost={lost}>
      {(one) => <ImportDetail one={one} />}
    </DetailQuery>
  );
}

function ImportDetail({ one }: { one: GoodsImport }) {
  const { state, newRows, changedRows, sameRows, refusedRows } = one;
  const isWritten = ([importStates.done, importStates.undoing, importStates.undone] as string[]).includes(state);
  const isUndone = state === importStates.undone;
  // While it is checked there is nothing to count, and once it is written nothing left to decide.
  const isCounted = state !== importStates.unreadable && state !== importStates.checking;
  const isWaiting = state === importStates.checked || state === importStates.stopped;
  return (
    <>
      <DetailHead
        back={{ to: paths.import, label: '回到导入商品' }}
        title={one.fileName}
        mark={<StateTag line={one} />}
        facts={[
          `${one.userName} ${one.createTime} 上传`,
          ...(one.endTime ? [`${one.endTime} 完成`] : []),
          ...(isUndone ? [`${one.undoUserName} ${one.undoTime} 撤销`] : []),
        ]}
      >
        <UndoButton line={one} />
        {state === importStates.unreadable && (
          <Link to={paths.import} className={buttonClass({})}>
            重新上传
          </Link>
        )}
      </DetailHead>
      <div className={styles.parts}>
        {isUnderWay(state) && <ImportProgress one={one} />}
        {isCounted && (
          <FigureStrip>
            <Figure name={isWritten ? '已新增' : '新增'} count={grouped(isWritten ? one.createdItems : newRows)} />
            <Figure name={isWritten ? '已更新' : '修改'} count={grouped(isWritten ? one.updatedItems : changedRows)} />
            <Figure name="不变" count={grouped(sameRows)} />
            <Figure name="有错误" count={grouped(refusedRows)} isLate={refusedRows > 0} />
          </FigureStrip>
        )}
        {isUndone && (
          <FigureStrip>
            <Figure name="已恢复" count={grouped(one.restoredItems)} />
            <Figure name="已移除" count={grouped(one.removedItems)} />
            <Figure name="只下架" count={grouped(one.hiddenItems)} />
            <Figure name="保留现状" count={grouped(one.keptItems)} />
          </FigureStrip>
        )}
        {one.kept.length > 0 && <KeptCard kept={one.kept} count={one.keptItems} />}
        {one.notes.length > 0 && (
          <Notice tone={state === importStates.unreadable || state === importStates.stopped ? 'danger' : 'info'}>
            {one.notes.slice(0, 10).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        )}
        {one.faults.length > 0 && <FaultsCard one={one} isLeftOut={isWritten} />}
        {isWaiting && one.samples.length > 0 && <SamplesCard samples={one.samples} count={newRows + changedRows} />}
      </div>
      {mayWrite({ state, goodRows: newRows + changedRows + sameRows }) && <WriteBar one={one} />}
    </>
  );
}
