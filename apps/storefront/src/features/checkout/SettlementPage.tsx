import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { orderStates, type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { checkoutSteps, useCheckoutPlace } from '../../app/layouts/checkout-place.ts';
import { approvalDetailPath, resubmitPath } from '../../app/paths.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { addressesQuery } from '../accounts/index.ts';
import { tradeOrderQuery } from '../orders/index.ts';
import { auditQuery } from '../approvals/index.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { type Again, resubmissionOf, linesOf } from './resubmission.ts';
import { ApprovalRail } from './ApprovalRail.tsx';
import { ChangedDialog } from './ChangedDialog.tsx';
import { settleQuery } from './checkout.queries.ts';
import { goodsInAddress, type SettledGoods, type SettledLine } from './goods-in-address.ts';
import { InvoiceCard } from './InvoiceCard.tsx';
import { MoneyRail } from './MoneyRail.tsx';
import { GoneFromCart, NothingToSettle } from './NothingToSettle.tsx';
import { PayModeChoice } from './PayModeChoice.tsx';
import { PurchaseFields } from './PurchaseFields.tsx';
import { formFields, payModeOf, type SettleForm, settleFaults, whySubmitDisabled } from './settle-form.ts';
import { SettleGroups } from './SettleGroups.tsx';
import styles from './SettlementPage.module.css';
import { SubmitBar } from './SubmitBar.tsx';
import { SubmitNotices } from './SubmitNotices.tsx';
import { useInvoiceChoice } from './use-invoice-choice.ts';
import { useSubmit } from './use-submit.ts';
import { useWritten, type Written } from './use-written.ts';

/** /Settlementpage: check the order and submit it. The goods stand in the address. */
export function SettlementPage() {
  const [params] = useSearchParams();
  const goods = goodsInAddress(params);
  const tradeNo = params.get('tradeNo');
  if (tradeNo) return <Resubmission key={tradeNo} tradeNo={tradeNo} goods={goods} />;
  if (goods) return <Settlement key={params.toString()} goods={goods} draft={`settle.${params}`} />;
  return <NothingToSettle />;
}

/** An order that an approval turned back: its goods go into the address and can be changed there. */
function Resubmission({ tradeNo, goods }: { tradeNo: string; goods: SettledGoods | undefined }) {
  const audit = useQuery(auditQuery({ tradeNo }));
  const order = useQuery(tradeOrderQuery(tradeNo, orderStates.rejected));
  return (
    <QueryState query={audit} skeleton={<SettleSkeleton />}>
      {(found) => {
        if (!found.actions.includes('resubmit')) return <Navigate to={approvalDetailPath(found.auditId)} replace />;
        if (!goods) return <Navigate to={resubmitPath(tradeNo, linesOf(found))} replace />;
        return (
          <QueryState query={order} skeleton={<SettleSkeleton />}>
            {({ invoice }) => (
              <Settlement goods={goods} again={resubmissionOf(found, invoice)} draft={`settle.${tradeNo}`} />
            )}
          </QueryState>
        );
      }}
    </QueryState>
  );
}

function Settlement({ goods, again, draft }: { goods: SettledGoods; again?: Again; draft: string }) {
  const { written, write, forget } = useWritten(draft, again);
  const addresses = useQuery(addressesQuery());
  const { payMode } = written;
  // One that was chosen before a step back may have been deleted since.
  const isKnown = addresses.data?.some((address) => address.addressId === written.addressId) ?? true;
  const addressId = isKnown ? written.addressId : undefined;
  const settle = useQuery(settleQuery({ goods, addressId, payMode }));
  // Asked for together: the addresses stand above the goods and would push them down.
  const isComing = addresses.isPending && !settle.error;
  // The last good figures stay when a newer answer fails, and what the buyer has written with them.
  const [held, setHeld] = useState<SettlePreview>();
  if (settle.data && settle.data !== held) setHeld(settle.data);
  const preview = settle.data ?? held;
  // With an address of the buyer's choice it may be that which is gone.
  const isGone = !addressId && settle.error instanceof Refusal && settle.error.code === errorCodes.notFound;
  if (isGone && 'cartIds' in goods) return <GoneFromCart cartIds={goods.cartIds} />;
  return (
    <QueryState query={{ ...settle, data: isComing ? undefined : preview }} skeleton={<SettleSkeleton />}>
      {(figures) => (
        <SettleView
          goods={goods}
          again={again}
          preview={figures}
          isFresh={!settle.isPlaceholderData && !settle.isFetching && !settle.error}
          failure={settle.error?.message}
          written={{ ...written, addressId: addressId ?? figures.address?.addressId }}
          onWrite={write}
          onPlaced={forget}
          onRefresh={() => void settle.refetch()}
        />
      )}
    </QueryState>
  );
}

function SettleView({
  goods,
  again,
  preview,
  isFresh,
  failure,
  written,
  onWrite,
  onPlaced,
  onRefresh,
}: {
  goods: SettledGoods;
  again: Again | undefined;
  preview: SettlePreview;
  /** The figures belong to the choices on the page. */
  isFresh: boolean;
  /** Why the newest figures did not come. */
  failure: string | undefined;
  written: Written;
  onWrite: (part: Partial<Written>) => void;
  onPlaced: () => void;
  onRefresh: () => void;
}) {
  const { addressId, form } = written;
  const { state, submit, askAgain, reset } = useSubmit({ again, onPlaced });
  const navigate = useNavigate();
  const today = useToday();
  const { data: user } = useQuery(userInfoQuery());
  const may = (permission: string) => user?.permissions.includes(permission) ?? true;
  const payMode = payModeOf(preview, written.payMode);
  useSteps(preview, payMode);
  const invoice = useInvoiceChoice(form, payMode);
  const typed = { ...settleFaults(form, today), ...invoice.faults };
  const faults = { ...(state.phase === 'refused' ? state.faults : {}), ...typed };
  const write = (part: Partial<SettleForm>) => {
    if (state.phase === 'refused') reset();
    onWrite({ form: { ...form, ...part } });
  };
  const send = (figures: SettlePreview) => {
    const { address, previewKey } = figures;
    if (!address || payMode === undefined) return;
    submit({
      ...goods,
      previewKey,
      addressId: address.addressId,
      payMode,
      invoice: invoice.fields,
      ...formFields(form),
    });
  };
  const refresh = () => {
    reset();
    onRefresh();
  };
  const trySubmit = () => {
    if (Object.keys(typed).length === 0) return send(preview);
    document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <div className={styles.page}>
      <Head again={again} maySubmit={may('order.submit')} />
      <div className={styles.columns}>
        {/* While it is not known what has become of the order, nothing on the page may change. */}
        <fieldset className={styles.cards} disabled={state.phase === 'sending' || state.phase === 'unknown'}>
          <legend className="sr">订单内容</legend>
          {may('order.submit') && (
            <AddressChoice
              chosenId={addressId}
              mayEdit={may('address.edit')}
              onChoose={(chosenId) => onWrite({ addressId: chosenId })}
            />
          )}
          <SettleGroups
            groups={preview.groups}
            isFromCart={'cartIds' in goods}
            {...(again && {
              onLines: (lines: readonly SettledLine[]) =>
                void navigate(resubmitPath(again.tradeNo, lines), { replace: true, state: { keepsScroll: true } }),
            })}
            remarks={form.remarks}
            faults={faults}
            onRemark={(supplierId, remark) => write({ remarks: { ...form.remarks, [supplierId]: remark } })}
          />
          <PayModeChoice preview={preview} chosen={payMode} onChoose={(mode) => onWrite({ payMode: mode })} />
          {invoice.isOffered && (
            <InvoiceCard
              choice={invoice}
              faults={faults}
              orders={preview.groups.map((group) => group.payFee)}
              onChange={write}
            />
          )}
          <PurchaseFields
            form={form}
            faults={faults}
            isEnterprise={hasCredit(preview)}
            needAudit={preview.needAudit}
            today={today}
            onChange={write}
          />
        </fieldset>
        <aside className={styles.rail} aria-label="金额">
          <ApprovalRail preview={preview} />
          <MoneyRail preview={preview} />
        </aside>
      </div>
      <SubmitBar
        preview={preview}
        payMode={payMode}
        hindrance={may('order.submit') ? whySubmitDisabled(preview, payMode) : maySubmitText}
        phase={state.phase}
        isFresh={isFresh && invoice.isReady}
        onSubmit={trySubmit}
      >
        <SubmitNotices state={state} failure={failure} onAskAgain={askAgain} onRefresh={refresh} />
      </SubmitBar>
      {state.phase === 'changed' && (
        <ChangedDialog before={preview} after={state.preview} onAgree={() => send(state.preview)} onClose={refresh} />
      )}
    </div>
  );
}

/** The steps of this order stand above the page before it is sent. */
function useSteps({ needAudit }: SettlePreview, payMode: PayMode | undefined) {
  const steps = checkoutSteps({ needAudit, isCredit: payMode === payModes.credit });
  useCheckoutPlace({ at: 1, name: '确认订单', steps });
}

const maySubmitText = '您的角色不能提交订单，请联系企业管理员；商品和价格可以在这里查看';
/** What the reader must know before he looks at the figures. */
function Head({ again, maySubmit }: { again: Again | undefined; maySubmit: boolean }) {
  return (
    <>
      <h1 className="sr">{again ? '修改并重新提交' : '确认订单'}</h1>
      {!maySubmit && (
        <Notice tone="warn" className={styles.again}>
          {maySubmitText}
        </Notice>
      )}
      {again && (
        <Notice tone="warn" className={styles.again}>
          {again.reason}修改后按今天的价格重新提交，审批从头开始。
        </Notice>
      )}
    </>
  );
}

/** Only an enterprise has a credit account, usable or not. */
const hasCredit = ({ payModes: modes }: SettlePreview) => modes.some(({ payMode }) => payMode === payModes.credit);

function SettleSkeleton() {
  return (
    <Loading className={styles.columns}>
      <div className={styles.cards}>
        <Skeleton height={188} radius={8} />
        <Skeleton height={320} radius={8} />
        <Skeleton height={172} radius={8} />
      </div>
      <Skeleton height={220} radius={8} />
    </Loading>
  );
}
