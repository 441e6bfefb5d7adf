import { supplierInvoiceStates } from '@jicai/domain/settlements/settlement-invoices.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { type Claims, ClaimsBar } from './ClaimsBar.tsx';
import { SettlementActs } from './SettlementActs.tsx';
import { type SettlementAct, SettlementDialogs } from './SettlementDialogs.tsx';
import { SettlementLines } from './SettlementLines.tsx';
import { SettlementRecord } from './SettlementRecord.tsx';
import { SettlementTag } from './settlement-columns.tsx';
import { settlementSteps } from './settlement-steps.ts';
import { type Settlement, type SettlementSide, settlementQuery } from './settlements.queries.ts';
import styles from './SettlementPage.module.css';

/** /settlements/:settleId: one sheet with its rows, and what the shop may do about it. */
export const SettlementPage = () => <Page side="shop" />;

/** /own-settlements/:settleId: the same as its supplier sees it. */
export const OwnSettlementPage = () => <Page side="own" />;

function Page({ side }: { side: SettlementSide }) {
  const { settleId = '' } = useParams();
  const query = useQuery(settlementQuery(side, settleId));
  const to = side === 'shop' ? paths.settlements : paths.ownSettlements;
  const lost = { title: '没有这张结算单', hint: '它可能还没有发出，或属于别人。', to, toText: '回到结算单' };
  return (
    <DetailQuery isNamed={/^\d+$/.test(settleId)} query={query} lost={lost}>
      {(sheet) => <Loaded key={sheet.settleId} sheet={sheet} side={side} back={to} />}
    </DetailQuery>
  );
}

function Loaded({ sheet, side, back }: { sheet: Settlement; side: SettlementSide; back: string }) {
  const [act, setAct] = useState<SettlementAct>();
  const [claims, setClaims] = useState<Claims>({});
  const { title, settleNo, supplierName, periodFrom, periodTo, termDays, dueDate, missingCount, changeId } = sheet;
  return (
    <>
      <DetailHead
        back={{ to: back, label: '回到结算单' }}
        title={side === 'shop' ? `${supplierName} ${title}` : title}
        mark={<SettlementTag sheet={sheet} side={side} />}
        facts={[
          settleNo,
          `${periodFrom} 至 ${periodTo.slice(5)}`,
          `月结 ${termDays} 天`,
          ...(dueDate ? [`付款期限 ${dueDate}`] : []),
        ]}
      >
        <SettlementActs sheet={sheet} side={side} onAct={setAct} />
      </DetailHead>
      {missingCount > 0 && <Notice tone="warn">{missingCount} 行缺进价，补录后才能发给供应商。金额先按 0 计。</Notice>}
      <InvoiceHint sheet={sheet} side={side} />
      {changeId && (
        <Notice tone="info" className={styles.notice}>
          有一项调整待第二人复核，<Link to={paths.changes}>去变更复核</Link>
        </Notice>
      )}
      <Card className={styles.steps}>
        <StepBar steps={settlementSteps(sheet, side)} label="结算进度" />
      </Card>
      <Figures sheet={sheet} />
      <div className={styles.columns}>
        <SettlementLines sheet={sheet} side={side} claims={claims} onAct={setAct} />
        <SettlementRecord sheet={sheet} side={side} onAct={setAct} />
      </div>
      <SettlementDialogs
        sheet={sheet}
        act={act}
        onClaim={(lineId, claim) => setClaims({ ...claims, [lineId]: claim })}
        onClose={() => setAct(undefined)}
      />
      {side === 'own' && <ClaimsBar sheet={sheet} claims={claims} onDone={() => setClaims({})} />}
    </>
  );
}

/** What keeps the payment, where the shop demands invoices first. */
function InvoiceHint({ sheet, side }: { sheet: Settlement; side: SettlementSide }) {
  const { actions, isInvoiceFirst, payableFee, uninvoicedFee, invoices } = sheet;
  if (side === 'own') {
    if (!actions.includes('addInvoice') || !isInvoiceFirst) return null;
    return (
      <Notice tone="info" className={styles.notice}>
        请登记 {fenText(uninvoicedFee)} 的发票，商城核对后付款。
      </Notice>
    );
  }
  if (!actions.includes('pay') || payableFee > 0) return null;
  const waits = invoices.some(({ invoiceState }) => invoiceState === supplierInvoiceStates.waiting);
  return (
    <Notice tone="info" className={styles.notice}>
      {waits ? '供应商发票待核对，核对后才能付款。' : '等供应商登记发票，核对后才能付款。'}
    </Notice>
  );
}

function Figures({ sheet }: { sheet: Settlement }) {
  const { receivedFee, returnedFee, adjustFee, commissionFee, totalFee, paidFee, lineCount, returnCount } = sheet;
  return (
    <FigureStrip>
      <Figure name="供货金额" fen={receivedFee} note={`${lineCount - returnCount} 行`} />
      <Figure name="退货与调整" fen={returnedFee + adjustFee} note={offText(sheet)} />
      <Figure name="佣金" fen={-commissionFee} />
      <Figure name="应结" fen={totalFee} note={paidFee > 0 ? `已付 ${fenText(paidFee)}` : undefined} />
    </FigureStrip>
  );
}

const offText = ({ returnedFee, adjustFee, returnCount }: Settlement): string | undefined =>
  returnCount === 0 && adjustFee === 0
    ? undefined
    : `退货 ${fenText(returnedFee)}（${returnCount} 行），调整 ${fenText(adjustFee)}`;
