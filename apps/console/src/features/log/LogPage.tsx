import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../../parts/EmptyList.tsx';
import { countText } from '../../parts/ExportButton.tsx';
import { listViewsQuery } from '../../parts/list-views.queries.ts';
import { QueryList } from '../../parts/QueryList.tsx';
import { WithDrawer } from '../../parts/Drawer.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { questionOf, readLog, useLogAddress } from './log-address.ts';
import { logColumns } from './log-columns.tsx';
import { logQuery, type LogRow } from './log.queries.ts';
import { LogExportButton } from './LogExportButton.tsx';
import { LogCard } from './LogCard.tsx';
import { LogDrawer } from './LogDrawer.tsx';
import { LogFilters } from './LogFilters.tsx';

/** /log: who did what, when, to what, and from where; a row opens the whole difference. */
export function LogPage() {
  const address = useLogAddress();
  const { openKey, searchKey, userId, area, dateFrom, dateTo } = address;
  const query = useQuery(logQuery(questionOf(address)));
  const rows = query.data?.resultData;
  const keys = (rows ?? []).map((row) => row.logId);
  const opened = rows?.find((row) => row.logId === openKey);
  const drawer = opened && <LogDrawer record={opened} {...address.drawerOf(keys)} />;
  const { columns, chooser } = useColumns('log', logColumns({ isNarrow: opened !== undefined }));
  return (
    <WithDrawer drawer={drawer}>
      <PageHead title="操作日志" note="只增不改">
        <LogExportButton
          countText={countText(query.data)}
          searchKey={searchKey}
          userId={userId}
          area={area}
          dateFrom={dateFrom}
          dateTo={dateTo}
        />
      </PageHead>
      <QueryList<LogRow>
        label="操作日志"
        list="log"
        tabs={{ views: [{ key: '', label: '全部' }], view: '' }}
        filters={<LogFilters address={address} extra={!opened && chooser} />}
        query={query}
        address={address}
        keyOf={(row) => row.logId}
        columns={columns}
        empty={<EmptyList rows="记录" hint="在后台做的每次修改都会记在这里" address={address} />}
        openKey={openKey}
        onOpen={(row) => address.open(row.logId)}
        Card={LogCard}
      />
    </WithDrawer>
  );
}

LogPage.ask = async (params: URLSearchParams) =>
  Promise.all([
    queryClient.prefetchQuery(logQuery(questionOf(readLog(params)))),
    queryClient.prefetchQuery(listViewsQuery('log')),
  ]);
