import { quickShipHours } from '@jicai/domain/orders/supplier-figures.ts';
import { proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownProductPath, ownProposalPath, ownSettlementPath, paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { DueTime } from '../../parts/DueTime.tsx';
import { ownGoodsQuery, OwnStockCell } from '../own-goods/index.ts';
import { proposalsQuery, ProposalTag } from '../proposals/index.ts';
import { SettlementTag, settlementsQuery } from '../settlements/index.ts';
import { ReturnState, returnsQuery } from '../returns/index.ts';
import { figuresQuery, type Tile } from './desk.queries.ts';
import { DueOrders } from './DueOrders.tsx';
import desk from './DeskPage.module.css';
import styles from './SupplierDesk.module.css';

const few = { searchKey: '', pageIndex: 1, pageSize: 5 };

/**
 * The desk of a supplier: what it has to ship and to answer, goods that run out, what the shop said of its goods. Where nothing
 * waits no card stands: the line above says so.
 */
export function SupplierDesk({ tiles }: { tiles: readonly Tile[] }) {
  const may = useMay();
  // A tile is there for who may see it. Its count is known before the rows are, so that no card comes and goes.
  const waits = (name: Tile['tile']) => tiles.some(({ tile, count }) => tile === name && count > 0);
  return (
    <div className={cx(desk.split, desk.inOrder)}>
      <div className={styles.column}>
        {may('ops.order.view') && <DueOrders mayShip={may('ops.order.ship')} />}
        {may('ops.own.settleView') && <Settlements />}
        {waits('ownProposals') && <Proposals />}
      </div>
      <div className={styles.column}>
        {waits('returnsToAudit') && <Returns />}
        {waits('ownStock') && <Stock />}
        {may('ops.own.view') && <Figures />}
      </div>
    </div>
  );
}

const All = ({ to, children = '全部' }: { to: string; children?: ReactNode }) => (
  <Link to={to} className={styles.all}>
    {children}
  </Link>
);

function Returns() {
  const query = useQuery(returnsQuery({ queue: 'toAudit', ...few }));
  return (
    <Card title="待审核售后" size="sm" isFlush extra={<All to={paths.returns} />}>
      <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
        {({ resultData }) => (
          <ul>
            {resultData.map((sheet) => (
              <li key={sheet.returnNo} className={styles.row}>
                <span className={styles.words}>
                  <Link to={`${paths.returns}?open=${sheet.returnNo}`} className={cells.line}>
                    {sheet.items[0]?.itemName}
                  </Link>
                  <small>
                    {sheet.returnNo} · {sheet.reasonName}
                  </small>
                  <DueTime time={sheet.deadlineAt} />
                </span>
                <ReturnState sheet={sheet} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

/** Goods that are on sale and run out, to be counted at once. */
function Stock() {
  const query = useQuery(ownGoodsQuery({ queue: 'warned', ...few }));
  return (
    <Card title="库存预警" size="sm" isFlush extra={<All to={`${paths.own}?view=warned`}>更新库存</All>}>
      <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
        {({ resultData }) => (
          <ul>
            {resultData.map((row) => (
              <li key={row.itemId} className={styles.row}>
                <span className={styles.words}>
                  <Link to={ownProductPath(row.productId)} className={cells.line} title={row.itemName}>
                    {row.itemName}
                  </Link>
                  <small>
                    {row.reserved ? `订单占用 ${row.reserved} · ` : ''}
                    {row.safetyQty > 0 ? `安全库存 ${row.safetyQty}` : row.itemNo}
                  </small>
                </span>
                <OwnStockCell row={row} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

/** What the shop sent back of the supplier's goods. */
function Proposals() {
  const query = useQuery(proposalsQuery('own', { state: proposalStates.refused, ...few }));
  return (
    <Card title="被退回的商品" size="sm" isFlush extra={<All to={`${paths.own}?view=proposals`}>提交记录</All>}>
      <QueryState query={query} skeleton={<LoadingBlock height={80} />}>
        {({ resultData }) => (
          <ul>
            {resultData.map((row) => (
              <li key={row.proposalId} className={styles.row}>
                <span className={styles.words}>
                  <Link to={ownProposalPath(row.proposalId)} className={cells.line}>
                    {row.title}
                  </Link>
                  <small>
                    {row.reason} · {row.answerTime && shortTime(row.answerTime)}
                  </small>
                </span>
                <ProposalTag state={row.proposalState} side="own" />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

/** The last sheets that the shop sent, the newest with all that makes its sum. */
function Settlements() {
  const query = useQuery(settlementsQuery('own', { states: [], month: '', searchKey: '', pageIndex: 1, pageSize: 3 }));
  return (
    <Card title="结算单" size="sm" isFlush extra={<All to={paths.ownSettlements}>往月</All>}>
      <QueryState
        query={query}
        skeleton={<LoadingBlock height={120} />}
        isEmpty={({ resultData }) => resultData.length === 0}
        empty={<p className={styles.nothing}>还没有结算单，商城按月核对后发来</p>}
      >
        {({ resultData }) => (
          <ul>
            {resultData.map((sheet) => (
              <li key={sheet.settleId} className={styles.row}>
                <span className={styles.words}>
                  <Link to={ownSettlementPath(sheet.settleId)} className={cells.line}>
                    {sheet.title}
                  </Link>
                  <small>
                    供货 <Price tone="plain" fen={sheet.receivedFee} /> · 退货与调整{' '}
                    <Price tone="plain" fen={sheet.returnedFee + sheet.adjustFee} /> · 佣金{' '}
                    <Price tone="plain" fen={-sheet.commissionFee} />
                    {sheet.dueDate && ` · 付款期限 ${sheet.dueDate}`}
                  </small>
                </span>
                <b>
                  <Price tone="plain" fen={sheet.totalFee} />
                </b>
                <SettlementTag sheet={sheet} side="own" />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

const rate = (part: number, whole: number) => (whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`);

/** 履约表现: what its orders of the last 90 days say, as buyers read it. */
function Figures() {
  const query = useQuery(figuresQuery());
  return (
    <Card title="履约表现" note="近 90 天" size="sm">
      <QueryState
        query={query}
        skeleton={<LoadingBlock height={120} />}
        isEmpty={({ orderCount }) => orderCount === 0}
        empty={<p className={styles.nothing}>还没有订单，有了以后在这里看发货与售后</p>}
      >
        {({ orderCount, shippedCount, quickCount, shipHours, completedCount, afterSaleCount }) => (
          <dl className={styles.figures}>
            <Figure name="订单" value={`${orderCount} 单`} />
            <Figure name={`${quickShipHours} 小时发货率`} value={rate(quickCount, shippedCount)} />
            <Figure name="发货用时（中位）" value={shipHours === undefined ? '—' : `${shipHours} 小时`} />
            <Figure name="售后率" value={rate(afterSaleCount, completedCount)} />
          </dl>
        )}
      </QueryState>
    </Card>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
