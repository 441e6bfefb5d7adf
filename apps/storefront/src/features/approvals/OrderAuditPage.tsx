import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useIsPhone, useMedia } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { AuditBones, SheetBones } from '../../app/center/CenterBones.tsx';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { ApprovalSheet } from './ApprovalSheet.tsx';
import { auditPageQuery, auditQuery } from './approvals.queries.ts';
import { type AuditAddress, auditAddress, auditTabs, toAuditParams } from './audit-address.ts';
import { AuditList } from './AuditList.tsx';
import { DelegateButton, DelegateNotice } from './DelegateBar.tsx';
import { useHeldApproval } from './held-approvals.ts';
import styles from './OrderAuditPage.module.css';

/** /Audit/OrderAudit and 我的审批: what waits for me, what I have answered, what I asked for; beside it the one that is chosen. */
export function OrderAuditPage() {
  const { params, change } = useAddress();
  const { data: user } = useQuery(userInfoQuery());
  const mayAct = user?.permissions.includes('audit.act') ?? true;
  const mayDelegate = user?.permissions.includes('audit.act') ?? false;
  const address = auditAddress(params, { mayAct });
  const { tab, searchKey, pageIndex } = address;
  const list = useQuery(auditPageQuery({ reqData: { tab }, searchKey, pageIndex, pageSize: 20 }));
  const isPhone = useIsPhone();
  const isWide = useMedia('(min-width: 1200px)');
  const go = (part: Partial<AuditAddress>) =>
    change((standing) => toAuditParams({ ...auditAddress(standing, { mayAct }), ...part }), { replace: true });
  // What was agreed to a moment ago is still on its way.
  const heldId = useHeldApproval(({ held }) => held?.auditId);
  const rows = (list.data?.resultData ?? []).filter((row) => tab !== 'todo' || row.auditId !== heldId);
  const chosenId = rows.some((row) => row.auditId === address.auditId) ? address.auditId : (rows[0]?.auditId ?? '');
  const todoCount = list.data?.todoCount ?? 0;
  const tabs = auditTabs.map((one) => ({ ...one, isHot: true, count: one.key === 'todo' ? todoCount : 0 }));
  return (
    <div className={styles.page}>
      <PageHead title="我的审批">{mayDelegate && !isPhone && <DelegateButton />}</PageHead>
      {mayDelegate && <DelegateNotice className={styles.delegate} />}
      <div className={styles.columns}>
        <section className={styles.inbox} aria-label="审批单">
          <Tabs
            tabs={tabs}
            current={tab}
            onChange={(key) => go({ tab: key, auditId: '', pageIndex: 1 })}
            label="审批单分类"
            look="head"
            panelId="audits"
            className={styles.tabs}
          />
          <SearchField
            label="搜索审批单"
            placeholder="单号 / 申请人 / 商品"
            searchKey={searchKey}
            onSearch={(key) => go({ searchKey: key, auditId: '', pageIndex: 1 })}
            className={styles.search}
          />
          <div id="audits" role="tabpanel" aria-label={auditTabs.find(({ key }) => key === tab)?.label ?? ''}>
            <QueryState
              query={list}
              skeleton={<AuditBones />}
              isEmpty={({ totalCount }) => totalCount === 0}
              empty={<NoAudits address={address} />}
            >
              {({ totalCount, pageSize }) => (
                <>
                  <AuditList
                    key={tab}
                    rows={rows}
                    tab={tab}
                    chosenId={isWide ? chosenId : ''}
                    {...(isWide && { onChoose: (auditId: string) => go({ auditId }) })}
                  />
                  {totalCount > pageSize ? (
                    <Pagination
                      pageIndex={pageIndex}
                      pageSize={pageSize}
                      totalCount={totalCount}
                      onChange={(page) => go({ pageIndex: page, auditId: '' })}
                      className={styles.pager}
                    />
                  ) : (
                    <p className={styles.end}>已全部显示{isWide && ' · J / K 切换，Enter 去审批'}</p>
                  )}
                </>
              )}
            </QueryState>
          </div>
        </section>
        {/* Under the list, when it is there: neither moves the other. */}
        {mayDelegate && isPhone && !list.isPending && <DelegateButton />}
        {isWide && list.isPending && <SheetBones />}
        {isWide && chosenId !== '' && <Chosen auditId={chosenId} />}
      </div>
    </div>
  );
}

function Chosen({ auditId }: { auditId: string }) {
  const audit = useQuery(auditQuery({ auditId }));
  return (
    <QueryState query={audit} skeleton={<SheetBones />}>
      {(found) => <ApprovalSheet audit={found} headingLevel={2} />}
    </QueryState>
  );
}

function NoAudits({ address: { tab, searchKey } }: { address: AuditAddress }) {
  if (searchKey) return <EmptyState title={`没有与“${searchKey}”有关的审批单`} hint="换一个单号、申请人或商品试试" />;
  const titles = { todo: '没有等待您审批的申请', done: '您还没有审批过申请', mine: '您还没有提交过需要审批的订单' };
  return <EmptyState title={titles[tab]} hint="有新的申请时会在消息中心告诉您" />;
}
