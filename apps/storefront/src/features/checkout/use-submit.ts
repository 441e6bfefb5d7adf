import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/** How long to wait before an unanswered submit is asked about again, or until the page is looked at; after these the buyer asks by the button. */
const askAgainMs = [2000, 5000, 10_000];

/**
 * Submits the order under the requestId made when the form opened, which is kept until the answer is known: whatever happens on the line,
 * there is one trade (docs/domain/crashes.md §3). Goes on to the cashier or to the result. `again`: the trade that is
 * submitted once more.
 */
export function useSubmit({
  again,
  onPlaced,
}: {
  again?: { tradeNo: string; version: number } | undefined;
  /** Called before the page goes on, or after it is gone. */
  onPlaced?: () => void;
} = {}) {
  const navigate = useNavigate();
  const requestId = useRef('');
  /** What was sent last: a try of an earlier one that still waits for its turn is not made. */
  const latest = useRef<Sending>(undefined);
  /** The buyer has turned away: nothing is sent again, nobody is taken anywhere. */
  const isLeft = useRef(false);
  useEffect(() => {
    requestId.current = newRequestId();
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const sending = useMutation({
    // A further try does not wait for the line: what became of the order is told as unknown, and may be asked again.
    networkMode: 'always',
    meta: { isInline: true },
    async mutationFn(wanted: Sending) {
      if (isLeft.current || latest.current !== wanted) throw new NotSent();
      const { fields, isLastTry } = wanted;
      const data = { ...fields, requestId: requestId.current };
      try {
        const { resultData } = again
          ? await post(
              '/api/ShopAudit/Resubmit',
              { data: { ...data, tradeNo: again.tradeNo, version: again.version } },
              { isQuiet: true },
            )
          : await post(path, { data }, { isQuiet: true });
        return resultData;
      } catch (cause) {
        throw isUnanswered(cause) ? new Unanswered(isLastTry || isLeft.current, { cause }) : cause;
      }
    },
    retry: (failures, error) => error instanceof Unanswered && !error.isLastTry && failures < askAgainMs.length,
    retryDelay: (failures) => askAgainMs[failures] ?? 0,
    onSuccess({ tradeNo, orderState }) {
      onPlaced?.();
      announceCartChange();
      void refreshOrders();
      if (isLeft.current) toast.ok(`订单 ${tradeNo} 已提交，可在我的订单中查看`);
      else
        void navigate(orderState === orderStates.awaitingPayment ? cashierPath(tradeNo) : paySuccessPath(tradeNo), {
          replace: true,
        });
    },
    onError(error) {
      if (isLeft.current) tellLeft(error);
      else if (error instanceof Refusal) requestId.current = newRequestId();
    },
  });

  function send(wanted: Sending) {
    latest.current = wanted;
    sending.mutate(wanted);
  }

  return {
    state: stateOf(sending),
    submit: (fields: SubmitFields) => send({ fields, isLastTry: false }),
    /** Asks at once what has become of the unanswered submit, and not again by itself. */
    askAgain: () => sending.variables && send({ ...sending.variables, isLastTry: true }),
    reset: sending.reset,
  };
}

interface Sending {
  fields: SubmitFields;
  /** The buyer himself asks again, once. */
  isLastTry: boolean;
}

/** No answer came, or the first call is still at work (repeated): the order may or may not exist. */
class Unanswered extends Error {
  constructor(
    readonly isLastTry: boolean,
    options: ErrorOptions,
  ) {
    super('no answer', options);
  }
}

/** The buyer was gone before the next try, or asked himself. */
class NotSent extends Error {}

const isUnanswered = (error: unknown) => !(error instanceof Refusal) || error.code === errorCodes.repeated;

function stateOf({
  status,
  error,
  variables,
  failureCount,
}: Pick<UseMutationResult<unknown, Error, Sending>, 'status' | 'error' | 'variables' | 'failureCount'>): SubmitState {
  if (status === 'idle' || variables === undefined) return { phase: 'idle' };
  if (status !== 'error') return { phase: failureCount > 0 || variables.isLastTry ? 'unknown' : 'sending' };
  if (!(error instanceof Refusal)) return { phase: 'unknown' };
  const preview = previewIn(error);
  if (error.code === errorCodes.priceChanged && preview) return { phase: 'changed', preview, fields: variables.fields };
  return { phase: 'refused', code: error.code, message: error.message, faults: faultsIn(error) };
}

/** What became of a submit whose page is gone. */
function tellLeft(error: Error): void {
  if (error instanceof NotSent) return;
  if (!(error instanceof Refusal)) toast.info('订单提交没有得到回应，请到我的订单确认');
  else if (error.code !== errorCodes.signedOut) toast.error(`订单没有提交：${error.message}`);
}

/** The refusal priceChanged carries the new figures as its resultData. */
function previewIn(error: Refusal): SettlePreview | undefined {
  const { resultData } = (error.answer ?? {}) as { resultData?: SettlePreview | null };
  return resultData?.previewKey ? resultData : undefined;
}

const faultsIn = (error: Refusal) =>
  Object.fromEntries(error.fields.map(({ field, msg }) => [field.split('.').at(-1) ?? field, msg]));
