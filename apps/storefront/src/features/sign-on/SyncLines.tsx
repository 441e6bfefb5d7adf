import type { DirectorySync, DirectorySyncLine } from '@jicai/contract/people/directory-sync.ts';
import { lineStates, type SyncKind, syncKindTexts } from '@jicai/domain/people/directory/sync-lines.ts';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { countsOf, kindsOf, sumOf } from './directory-sync.ts';
import { refreshSync, syncLinesQuery } from './directory-sync.queries.ts';
import styles from './DirectorySync.module.css';

const tones: Readonly<Record<SyncKind, TagTone>> = {
  departmentNew: 'ok',
  departmentLinked: 'info',
  departmentRenamed: 'info',
  departmentMoved: 'info',
  departmentGone: 'danger',
  personNew: 'ok',
  personLinked: 'info',
  personMoved: 'info',
  personGone: 'danger',
  conflict: 'warn',
};

/** The lines of a preview by kind, with a tick for each that would do something. */
export function SyncLines({ sync }: { sync: DirectorySync }) {
  const { syncId, state, counts, isOpen } = sync;
  const panelId = useId();
  const [{ kind, searchKey, pageIndex }, setShown] = useState<{
    kind: SyncKind | undefined;
    searchKey: string;
    pageIndex: number;
  }>({ kind: undefined, searchKey: '', pageIndex: 1 });
  const { done, refused } = sumOf(counts);
  const list = useQuery(syncLinesQuery({ syncId, state: `${state} ${done + refused}`, kind, searchKey, pageIndex }));
  const choose = useMutation({
    mutationFn: (part: { lineNos?: number[]; kind?: SyncKind; isChosen: boolean }) =>
      post('/api/CustSignOn/ChooseSyncLines', { data: { syncId, requestId: newRequestId(), ...part } }),
    onSettled: () => refreshSync(),
  });
  const tabs = [
    { key: 'all' as const, label: `全部 ${sumOf(counts).total}` },
    ...kindsOf(counts).map((key) => ({ key, label: `${syncKindTexts[key]} ${countsOf(counts, key).total}` })),
  ];
  const ofKind = kind && countsOf(counts, kind);
  return (
    <div className={styles.lines}>
      <div className={styles.filters}>
        <Tabs
          label="变更类型"
          tabs={tabs}
          current={kind ?? 'all'}
          panelId={panelId}
          className={styles.tabs}
          onChange={(key) => setShown({ kind: key === 'all' ? undefined : key, searchKey, pageIndex: 1 })}
        />
        <SearchField
          label="搜索变更"
          placeholder="姓名或部门"
          searchKey={searchKey}
          onSearch={(key) => setShown({ kind, searchKey: key, pageIndex: 1 })}
          className={styles.search}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={kind ? syncKindTexts[kind] : '全部变更'}>
        {isOpen && kind && ofKind && kind !== 'conflict' && (
          <Checkbox
            className={styles.every}
            isChecked={ofKind.chosen === ofKind.total}
            isPartly={ofKind.chosen > 0}
            disabled={choose.isPending}
            onChange={(isChosen) => choose.mutate({ kind, isChosen })}
          >
            勾选全部{syncKindTexts[kind]}（{ofKind.chosen} / {ofKind.total}）
          </Checkbox>
        )}
        <PagedRows
          query={list}
          pageIndex={pageIndex}
          onPage={(page) => setShown({ kind, searchKey, pageIndex: page })}
          empty={<EmptyState art="search" title="没有符合条件的变更" hint="换个姓名、部门或类型再试" />}
        >
          {({ resultData }) => (
            <ListTable label="通讯录变更" className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">类型</th>
                  <th scope="col">部门或成员</th>
                  <th scope="col">变更</th>
                  <th scope="col">说明</th>
                </tr>
              </thead>
              <tbody>
                {resultData.map((line) => (
                  <LineRow
                    key={line.lineNo}
                    line={line}
                    canChoose={isOpen && line.kind !== 'conflict'}
                    isBusy={choose.isPending}
                    onChoose={(isChosen) => choose.mutate({ lineNos: [line.lineNo], isChosen })}
                  />
                ))}
              </tbody>
            </ListTable>
          )}
        </PagedRows>
      </div>
    </div>
  );
}

function LineRow({
  line,
  canChoose,
  isBusy,
  onChoose,
}: {
  line: DirectorySyncLine;
  canChoose: boolean;
  isBusy: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { kind, title, before, after, state, isChosen, outcome } = line;
  const notes = [
    line.reasonText,
    line.waitingApprovals > 0 && `待审批 ${line.waitingApprovals} 单，将转交他人`,
    line.openOrders > 0 && `未完成订单 ${line.openOrders} 单，继续履约`,
  ].filter(Boolean);
  return (
    <tr data-left-out={(!isChosen && kind !== 'conflict') || undefined}>
      <td className={styles.kind}>
        {canChoose && (
          <Checkbox
            className={styles.tick}
            isChecked={isChosen}
            disabled={isBusy}
            label={`${syncKindTexts[kind]} ${title}`}
            onChange={onChoose}
          />
        )}
        <Tag tone={tones[kind]} isState>
          {syncKindTexts[kind]}
        </Tag>
      </td>
      <td className={styles.title}>{title}</td>
      <td className={styles.change}>
        <Change before={before} after={after} nowhere={kind.startsWith('person') ? '不属于任何部门' : '–'} />
      </td>
      <td className={styles.notes}>
        {state === lineStates.done && <span>已完成</span>}
        {state === lineStates.refused && <b className={styles.refused}>没有执行：{outcome}</b>}
        {state === lineStates.planned && notes.map((note) => <span key={String(note)}>{note}</span>)}
      </td>
    </tr>
  );
}

/** `nowhere` stands where neither side says anything. */
function Change({ before, after, nowhere }: { before: string; after: string; nowhere: string }) {
  if (before === after) return <>{before || nowhere}</>;
  return (
    <>
      {before && <span className={styles.before}>{before}</span>}
      {before && after && <span aria-hidden="true"> → </span>}
      {after && <span>{after}</span>}
    </>
  );
}
