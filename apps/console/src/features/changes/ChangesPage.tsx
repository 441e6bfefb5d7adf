import { changeKinds, changeKindTexts, changeStateTexts } from '@jicai/domain/shop/change-states.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTerms } from '../../app/self.queries.ts';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { QueryList } from '../../parts/QueryList.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { changeColumns, ChangeCard } from './change-columns.tsx';
import { ChangeDrawer } from './ChangeDrawer.tsx';
import { changesViews, type ChangesView, stateOfView, useChangesAddress } from './changes-address.ts';
import { type Change, changesQuery } from './changes.queries.ts';

const kinds = changeKinds.map((kind) => ({ value: kind, label: changeKindTexts[kind] }));
const labelOf = (view: ChangesView) => {
  const state = stateOfView(view);
  return state === undefined ? '全部' : changeStateTexts[state];
};

/** /changes: what counts only once a second person of the shop has confirmed it. */
export function ChangesPage() {
  const { changeDays } = useTerms();
  const address = useChangesAddress();
  const { view, kind, openKey, pageIndex, pageSize, change } = address;
  const query = useQuery(changesQuery({ state: stateOfView(view), kind, pageIndex, pageSize }));
  const waiting = useQuery(changesQuery({ state: stateOfView('waiting'), pageIndex: 1, pageSize: 20 }));
  const rows = query.data?.resultData;
  const keys = (rows ?? []).map((row) => row.changeId);
  const opened = rows?.find((row) => row.changeId === openKey);
  const drawer = opened && <ChangeDrawer key={opened.changeId} change={opened} {...address.drawerOf(keys)} />;
  const { columns, chooser } = useColumns('changes', changeColumns({ isNarrow: opened !== undefined }));
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="变更复核" note={`提交人之外的另一人复核后生效，${changeDays} 天无人复核自动撤回`} />
      <QueryList<Change>
        label="变更"
        list="changes"
        tabs={{
          views: changesViews.map((key) => ({
            key,
            label: labelOf(key),
            count: key === 'waiting' ? (waiting.data?.totalCount ?? 0) : 0,
            isHot: true,
          })),
          view,
        }}
        filters={
          <>
            <FilterChip label="类型" choices={kinds} value={kind ?? ''} onChange={(next) => change({ kind: next })} />
            {!opened && chooser}
          </>
        }
        query={query}
        address={address}
        keyOf={(row) => row.changeId}
        columns={columns}
        empty={<EmptyList rows="变更" view={view === 'all' ? undefined : labelOf(view)} isFirst address={address} />}
        openKey={openKey}
        onOpen={(row) => address.open(row.changeId)}
        Card={ChangeCard}
      />
    </WithDrawer>
  );
}
