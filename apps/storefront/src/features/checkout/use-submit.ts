import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { cashierPath, paySuccessPath } from '../../app/paths.ts';
import { post, type SentBody } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { announceCartChange } from '../cart/index.ts';
import { refreshOrders } from '../orders/index.ts';

const path = '/api/ShopOrder/Submit';
export type SubmitFields = Omit<SentBody<typeof path>['data'], 'requestId' | 'version'>;

/**
 * idle: may be submitted. sending: on its way. unknown: no answer came, the order may or may not exist; the page asks again by itself, with the
 * same requestId. changed: prices or freight are not as shown (priceChanged). refused: `message` says why.
 */
export type SubmitState =
  | { phase: 'idle' | 'sending' | 'unknown' }
  | { phase: 'changed'; preview: SettlePreview; fields: SubmitFields }
  | { phase: 'refused'; code: string; message: string; faults: Readonly<Record<string, string>> };

/** How long to wait before an unanswered submit is asked about again; after these the buyer asks by the button. */
const askAgainMs = [2000, 5000, 10_000];

/**
 * Submits the order under the requestId made when the form opened, which is kept until the answer is known: whatever happens on the line,
 * there is one trade (docs/domain/crashes.md §3). Goes on to the cashier or to the result. `again`: the trade that is
 * submitted once more.
 */
export function useSubmit(again?: { tradeNo: string; version: number }) {
  const navigate = useNavigate();
  const [state, setState] = useState<SubmitState>({ phase: 'idle' });
  const requestId = useRef('');
  const unanswered = useRef<SubmitFields>(undefined);
  const timer = useRef<number>(undefined);
  /** The buyer has turned away: nothing is sent again, nobody is taken anywhere. */
  const isLeft = useRef(false);
  useEffect(() => {
    requestId.current = newRequestId();
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      window.clearTimeout(timer.current);
    };
  }, []);

  async function send(fields: SubmitFields, asked = 0) {
    window.clearTimeout(timer.current);
    setState({ phase: asked === 0 ? 'sending' : 'unknown' });
    unanswered.current = fields;
    try {
      const data = { ...fields, requestId: requestId.current };
      const { resultData } = again
        ? await post('/api/ShopAudit/Resubmit', { data: { ...data, ...again } }, { isQuiet: true })
        : await post(path, { data }, { isQuiet: true });
      announceCartChange();
      void refreshOrders();
      const { tradeNo, orderState } = resultData;
      if (isLeft.current) return toast.ok(`订单 ${tradeNo} 已提交，可在我的订单中查看`);
      void navigate(orderState === 20 ? cashierPath(tradeNo) : paySuccessPath(tradeNo), { replace: true });
    } catch (error) {
      if (isLeft.current) return tellLeft(error);
      // repeated: the first call is still at work, its answer is not known yet either.
      if (!(error instanceof Refusal) || error.code === errorCodes.repeated) askLater(fields, asked);
      else endWith(error, fields);
    }
  }

  function askLater(fields: SubmitFields, asked: number) {
    setState({ phase: 'unknown' });
    const wait = askAgainMs[asked];
    if (wait !== undefined) timer.current = window.setTimeout(() => void send(fields, asked + 1), wait);
  }

  function endWith(error: Refusal, fields: SubmitFields) {
    requestId.current = newRequestId();
    unanswered.current = undefined;
    const preview = previewIn(error);
    if (error.code === errorCodes.priceChanged && preview) setState({ phase: 'changed', preview, fields });
    else setState({ phase: 'refused', code: error.code, message: error.message, faults: faultsIn(error) });
  }

  return {
    state,
    submit: (fields: SubmitFields) => void send(fields),
    /** Asks again what has become of the unanswered submit. */
    askAgain: () => unanswered.current && void send(unanswered.current, askAgainMs.length),
    reset: () => setState({ phase: 'idle' }),
  };
}

/** What became of a submit whose page is gone. */
function tellLeft(error: unknown): void {
  if (!(error instanceof Refusal) || error.code === errorCodes.repeated)
    toast.info('订单提交没有得到回应，请到我的订单确认');
  else if (error.code !== errorCodes.signedOut) toast.error(`订单没有提交：${error.message}`);
}

/** The refusal priceChanged carries the new figures as its resultData. */
function previewIn(error: Refusal): SettlePreview | undefined {
  const { resultData } = (error.answer ?? {}) as { resultData?: SettlePreview | null };
  return resultData?.previewKey ? resultData : undefined;
}

const faultsIn = (error: Refusal) =>
  Object.fromEntries(error.fields.map(({ field, msg }) => [field.split('.').at(-1) ?? field, msg]));
