import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import type { ApplyLine, ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { returnReasonOf } from '@jicai/domain/returns/return-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { useMedia } from '@jicai/ui/hooks/use-media.ts';
import { useState } from 'react';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useLocalState } from '../../app/local-state.ts';
import {
  applyFaults,
  type ApplyForm,
  firstForm,
  isSellersFault,
  type LineInput,
  receivedOf,
  sumUp,
  enteredLines,
  withKeptLines,
  withOwnUnits,
} from './apply-form.ts';
import styles from './ApplyReturnPage.module.css';
import { ChooseKind } from './ChooseKind.tsx';
import { ChooseLines } from './ChooseLines.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ExchangeChoice } from './ExchangeChoice.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { RefundRail } from './RefundRail.tsx';
import { type ApplyMode, useSendRequest } from './use-send-request.ts';

type ApplyInfo = ResultOf<'/api/ShopReturn/GetApplyInfo'>;

/** The request: kind, goods, reason, contact; beside it what it gives back. */
export function ApplyView({
  info,
  orderItemId,
  sheet,
  mode,
}: {
  info: ApplyInfo;
  orderItemId: string;
  sheet: ReturnSheet | undefined;
  mode: ApplyMode;
}) {
  const lines = mode === 'edit' && sheet ? withOwnUnits(info.lines, sheet) : info.lines;
  const [initial] = useState(() => {
    const kept = useLocalState.getState().returnGoods;
    const isGoingOn = mode === 'new' && orderItemId === '' && kept?.orderNo === info.orderNo;
    return withKeptLines(firstForm({ ...info, lines }, { orderItemId, sheet }), isGoingOn ? kept.lines : {});
  });
  const form = useForm<ApplyForm>(initial, (typed) => applyFaults(typed, lines), {
    draft: `return.${sheet?.returnNo ?? info.orderNo}`,
  });
  const { set, faults } = form;
  const values = useValues(form);
  const entered = enteredLines(values, lines);
  const sums = sumUp(entered);
  const send = useSendRequest({ info, sheet, mode });
  const setLine = (id: string, part: Partial<LineInput>) => {
    const before = values.lines[id] ?? { isChosen: false, qty: 1, fee: '' };
    const inputs = { ...values.lines, [id]: { ...before, ...part } };
    set({ lines: inputs });
    if (mode === 'new') useLocalState.setState({ returnGoods: { orderNo: info.orderNo, lines: inputs } });
  };
  const chosen = entered.filter(({ input }) => input.isChosen);
  const [alone] = chosen.length === 1 ? chosen : [];
  // Beside the columns the button stands under the money, else at the foot of the screen.
  const isNarrow = useMedia('(max-width: 1199px)');
  const isClosed = lines.every((line) => line.returnTypes.length === 0);
  const hasUnreceived = lines.some((line) => line.left.transit > 0);
  const submit = (
    <SubmitRow
      text={mode === 'edit' ? '保存修改' : '提交申请'}
      feeFen={values.returnType === returnTypes.exchange ? undefined : sums.askedFen}
      isBusy={form.isBusy}
      isClosed={isClosed}
    />
  );
  return (
    <>
      <ApplyHead mode={mode} info={info} sheet={sheet} hindrance={isClosed ? whyApplyDisabled(lines) : ''} />
      <Form form={form} onSubmit={(typed) => send(typed, lines)}>
        <div className={styles.columns}>
          <div className={styles.cards}>
            <Card title="售后类型" isStep>
              <ChooseKind
                returnType={values.returnType}
                available={[...new Set(lines.flatMap((line) => line.returnTypes))]}
                receiveState={receivedOf(values)}
                onType={(returnType) =>
                  set({
                    returnType,
                    reasonCode: returnReasonOf(returnType, values.reasonCode) ? values.reasonCode : 0,
                  })
                }
                onArrival={(receiveState) => set({ receiveState, ...withoutMisfit({ ...values, receiveState }) })}
              />
            </Card>
            <Card title="商品和数量" isStep>
              {values.returnType !== returnTypes.refundOnly && hasUnreceived && (
                <Notice className={styles.notice}>运输中的商品确认收货后才能退换；未收到货请选择仅退款。</Notice>
              )}
              <ChooseLines lines={entered} returnType={values.returnType} error={faults.lines} onChange={setLine} />
              {values.returnType === returnTypes.exchange && alone && (
                <div className={styles.exchange}>
                  <ExchangeChoice
                    productId={alone.line.productId}
                    itemId={alone.line.itemId}
                    value={values.exchangeItemId}
                    onChange={(exchangeItemId) => set({ exchangeItemId })}
                  />
                </div>
              )}
            </Card>
            <Card title="原因和凭证" isStep>
              <ReasonFields />
            </Card>
            <ContactFields />
          </div>
          <aside className={styles.rail} aria-label="退款说明">
            <RefundRail sums={sums} returnType={values.returnType} withFreight={isSellersFault(values)} info={info} />
            <Problem text={form.problem} />
            {!isNarrow && submit}
          </aside>
        </div>
        {isNarrow && submit}
      </Form>
    </>
  );
}

const whyApplyDisabled = (lines: readonly ApplyLine[]) => lines[0]?.disabledReason ?? '该订单没有可申请售后的商品';

function ApplyHead({
  mode,
  info,
  sheet,
  hindrance,
}: {
  mode: ApplyMode;
  info: ApplyInfo;
  sheet: ReturnSheet | undefined;
  /** Why nothing can be asked for; '' where something can. */
  hindrance: string;
}) {
  const titles = { new: '申请售后', edit: '修改售后申请', again: '再次申请售后' } as const;
  return (
    <>
      <div className={styles.head} data-page-head="full">
        <h1 className={styles.title}>{titles[mode]}</h1>
        <span className={styles.order}>
          订单号 {info.orderNo} · {info.supplierName}
        </span>
      </div>
      {hindrance && (
        <Notice tone="warn" className={styles.notice}>
          {hindrance}
        </Notice>
      )}
      {mode === 'again' && sheet && (
        <Notice tone="warn" className={styles.notice}>
          上次申请被拒绝：{sheet.auditRemark}。请补充说明或凭证，每次拒绝后只能再申请一次。
        </Notice>
      )}
    </>
  );
}

/** The button that sends the request; where it stands at the foot of the screen the amount stands beside it. */
function SubmitRow({
  text,
  feeFen,
  isBusy,
  isClosed,
}: {
  text: string;
  /** undefined: no money moves; NaN: no amount was typed. */
  feeFen: number | undefined;
  isBusy: boolean;
  isClosed: boolean;
}) {
  return (
    <div className={styles.submit}>
      {feeFen !== undefined && (
        <span className={styles.sum}>
          预计退款 <Price fen={Number.isNaN(feeFen) ? null : feeFen} fallback="–" />
        </span>
      )}
      <Button type="submit" look="fill" size="lg" isBusy={isBusy} disabled={isClosed}>
        {text}
      </Button>
    </div>
  );
}

/** A reason that speaks of goods that have arrived does not fit goods that have not. */
function withoutMisfit(form: ApplyForm): Partial<ApplyForm> {
  return receivedOf(form) === form.receiveState ? {} : { reasonCode: 0 };
}
