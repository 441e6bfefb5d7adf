import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { dataScopes } from '@jicai/domain/people/permissions.ts';
import type { DashboardSummary } from '@jicai/contract/shop/dashboard.ts';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { BoardBones } from '../../app/center/CenterBones.tsx';
import { RecentlyViewed } from '../home/index.ts';
import { orderFiltersQuery, PeriodExport } from '../orders/index.ts';
import { CreditCard } from './CreditCard.tsx';
import { type DashboardFilter, summaryQuery } from './dashboard.queries.ts';
import styles from './OverviewPage.module.css';
import { RecentOrders } from './RecentOrders.tsx';
import { SpendCard } from './SpendCard.tsx';
import { scopeTexts } from '../roles/index.ts';
import { Todos } from './Todos.tsx';
import { TopCenters, TopItems, TopOrgs } from './TopLists.tsx';

const isDay = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
const isId = (text: string | null) => (text && /^\d{1,19}$/.test(text) ? text : '');

const inputOf = (params: URLSearchParams): DashboardFilter => ({
  dateFrom: isDay(params.get('dateFrom')),
  dateTo: isDay(params.get('dateTo')),
  orgId: isId(params.get('orgId')),
});

/** /center/dashboard/overview: what waits for me, what was spent, the latest orders. */
export function OverviewPage() {
  const { params, change: changeAddress } = useAddress();
  const input = inputOf(params);
  const summary = useQuery(summaryQuery(input));
  const isEnterprise = summary.data?.customerType === customerTypes.enterprise;
  const isPhone = useIsPhone();
  const change = (part: Partial<DashboardFilter>) =>
    changeAddress((standing) => {
      const next = Object.entries({ ...inputOf(standing), ...part }).filter(([, value]) => value !== '');
      return new URLSearchParams(next);
    });
  return (
    <>
      <PageHead
        title="数据概览"
        note={
          summary.data &&
          !isPhone && (
            <>
              {isEnterprise ? scopeTexts[summary.data.dataScope].name : '我的订单'}
              <UpdatedAt at={summary.dataUpdatedAt} />
            </>
          )
        }
      >
        <div className={styles.tools}>
          {/* Before the period, so that the period does not move when it comes. */}
          {summary.data?.dataScope === dataScopes.enterprise && (
            <OrgChoice value={input.orgId} onChange={(orgId) => change({ orgId })} />
          )}
          <PeriodField
            label="统计日期"
            from={summary.data?.dateFrom ?? input.dateFrom}
            to={summary.data?.dateTo ?? input.dateTo}
            onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
          />
          {summary.data && !isPhone && (
            <PeriodExport
              scope={summary.data.listScope}
              dateFrom={summary.data.dateFrom}
              dateTo={summary.data.dateTo}
              orgId={input.orgId}
              isEmpty={summary.data.orderCount === 0}
            />
          )}
        </div>
      </PageHead>
      <QueryState query={summary} skeleton={<BoardBones />}>
        {(found) => (
          <div aria-busy={summary.isPlaceholderData}>
            <Todos summary={found} />
            {isEnterprise ? <EnterpriseCards summary={found} /> : <MemberCards summary={found} />}
            <RecentlyViewed />
          </div>
        )}
      </QueryState>
    </>
  );
}

function EnterpriseCards({ summary }: { summary: DashboardSummary }) {
  const { credit, topItems, topOrgs, topCenters, listScope } = summary;
  // Of one's own spending there are no departments: the goods stand in their place.
  const isWide = summary.dataScope !== dataScopes.own;
  const hasCenters = topCenters.length > 0;
  const leading = !isWide ? (
    <TopItems items={topItems} look="tall" />
  ) : hasCenters ? (
    <TopCenters centers={topCenters} />
  ) : (
    <TopOrgs orgs={topOrgs} />
  );
  return (
    <>
      <div className={styles.two}>
        <SpendCard summary={summary} />
        <div className={styles.stack}>
          {leading}
          {hasCenters && isWide && <TopOrgs orgs={topOrgs} />}
          {!hasCenters && credit && <CreditCard credit={credit} />}
        </div>
      </div>
      <div className={styles.two}>
        <RecentOrders scope={listScope} isEnterprise />
        {hasCenters && credit ? (
          <CreditCard credit={credit} />
        ) : isWide ? (
          <TopItems items={topItems} />
        ) : (
          hasCenters && <TopCenters centers={topCenters} />
        )}
      </div>
      {hasCenters && credit && (
        <div className={styles.two}>
          <TopItems items={topItems} look="wide" />
        </div>
      )}
    </>
  );
}

function MemberCards({ summary }: { summary: DashboardSummary }) {
  return (
    <div className={styles.two}>
      <RecentOrders scope={summary.listScope} isEnterprise={false} />
      <TopItems items={summary.topItems} title="买得最多的商品" />
    </div>
  );
}

function OrgChoice({ value, onChange }: { value: string; onChange: (orgId: string) => void }) {
  const { data } = useQuery(orderFiltersQuery('all'));
  return (
    <Select
      label="部门"
      placeholder="全部部门"
      value={value}
      options={(data?.orgs ?? []).map(({ orgId, orgName }) => ({ value: orgId, label: orgName }))}
      onChange={onChange}
      className={styles.org}
    />
  );
}

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const UpdatedAt = ({ at }: { at: number }) => <> · 更新于 {clock.format(at)}</>;
