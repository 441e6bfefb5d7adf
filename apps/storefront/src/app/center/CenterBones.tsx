import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { DetailSkeleton } from '@jicai/web/page/DetailPage.tsx';
import type { ReactNode } from 'react';
import styles from './CenterBones.module.css';
import { OrderBones } from './OrderBones.tsx';

/** What a page of the centre looks like before it is there, by the end of its address. */
const shapes: readonly [RegExp, () => ReactNode][] = [
  [/\/overview$/, () => <Titled body={<BoardBones />} />],
  [/\/(myOrder|allOrder|cancelOrder|cancelReturn)$/, () => <Titled body={<ListBones rows={<OrderBones />} />} />],
  [/\/(myAudit|OrderAudit)$/, () => <Titled body={<InboxBones />} />],
  [/\/orderDetails$/, () => <Placed body={<SheetBones />} />],
  [/\/(orderDetail|returnDetail|checkDetail|invoiceDetail)$/, () => <Placed body={<DetailSkeleton />} />],
  [/\/(userInfo|revisePwd|applyReturn)$/, () => <Titled body={<FormBones />} />],
];

export function CenterBones({ pathname }: { pathname: string }) {
  const shape = shapes.find(([end]) => end.test(pathname));
  return shape ? shape[1]() : <Titled body={<ListBones rows={<RowBones />} />} />;
}

/** Under a heading, which on phones stands in the header. */
function Titled({ body }: { body: ReactNode }) {
  return (
    <>
      <div className={styles.title}>
        <Skeleton width={96} height={24} />
        <Skeleton width={104} height={36} radius={6} />
      </div>
      {body}
    </>
  );
}

/** Under the way to it, which phones have not. */
function Placed({ body }: { body: ReactNode }) {
  return (
    <>
      <div className={styles.crumbs}>
        <Skeleton width={240} />
      </div>
      {body}
    </>
  );
}

function ListBones({ rows }: { rows: ReactNode }) {
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.tabs}>
          {[1, 2, 3, 4].map((tab) => (
            <Skeleton key={tab} width={48} />
          ))}
        </div>
        <div className={styles.fields}>
          <Skeleton width={320} height={36} radius={6} />
          <Skeleton width={200} height={36} radius={6} className={styles.wide} />
          <Skeleton width={128} height={36} radius={6} className={styles.wide} />
        </div>
      </div>
      {rows}
    </>
  );
}

function RowBones() {
  return (
    <Loading className={styles.card}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="32%" />
          <Skeleton width="18%" />
          <Skeleton width="12%" className={styles.wide} />
          <Skeleton width="10%" className={styles.end} />
        </div>
      ))}
    </Loading>
  );
}

/** 数据概览: what waits, the year, and beside it the dearest. */
export function BoardBones() {
  return (
    <Loading className={styles.board}>
      <div className={styles.tiles}>
        {[1, 2, 3, 4, 5, 6].map((tile) => (
          <div key={tile}>
            <Skeleton width={56} />
            <Skeleton width={32} height={28} />
            <Skeleton width={72} height={12} />
          </div>
        ))}
      </div>
      <div className={styles.two}>
        <div className={styles.chart}>
          <Skeleton width={80} height={20} />
          <Skeleton width={240} height={28} />
          <div className={styles.bars}>
            {[62, 44, 46, 70, 48, 38, 70, 58, 34, 68, 56, 74].map((percent, month) => (
              <Skeleton key={month} height={`${percent}%`} />
            ))}
          </div>
        </div>
        <div className={styles.lines}>
          <Skeleton width={96} height={20} />
          {[100, 76, 40, 28].map((percent) => (
            <Skeleton key={percent} width={`${percent}%`} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** 我的审批: the requests, and beside them the one that is read. */
function InboxBones() {
  return (
    <div className={styles.inbox}>
      <div className={styles.sheet}>
        <div className={styles.tabs}>
          {[1, 2, 3].map((tab) => (
            <Skeleton key={tab} width={64} />
          ))}
        </div>
        <div className={styles.fields}>
          <Skeleton height={36} radius={6} />
        </div>
        <AuditBones />
      </div>
      <div className={styles.wide}>
        <SheetBones />
      </div>
    </div>
  );
}

/** Requests of an approver's list. */
export function AuditBones() {
  return (
    <Loading>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.audit}>
          <Skeleton width="56%" />
          <Skeleton width="88%" height={12} />
          <Skeleton width="40%" height={12} />
        </div>
      ))}
    </Loading>
  );
}

/** One request: who, how much, the steps, the goods. */
export function SheetBones() {
  return (
    <Loading className={styles.sheet}>
      <div className={styles.head}>
        <Skeleton width={220} height={28} />
        <Skeleton width={140} height={28} />
      </div>
      <div className={styles.steps}>
        <Skeleton height={56} radius={8} />
      </div>
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.goods}>
          <Skeleton width={56} height={56} radius={6} />
          <Skeleton width="40%" />
          <Skeleton width={72} className={styles.end} />
        </div>
      ))}
      <div className={styles.foot}>
        <Skeleton height={36} radius={6} />
        <Skeleton width={96} height={36} radius={6} />
      </div>
    </Loading>
  );
}

/** Fields of a form, or facts with their names. */
export function FormBones() {
  return (
    <Loading className={styles.form}>
      {[1, 2, 3, 4, 5, 6].map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width={72} />
          <Skeleton width={320} height={36} radius={6} />
        </div>
      ))}
    </Loading>
  );
}
