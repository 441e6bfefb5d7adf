import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { ReturnCard } from '@jicai/contract/returns/returns.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Fault, Refusal } from '@jicai/web/call/faults.ts';
import { applyReturnPath, returnDetailPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { refreshReturns } from './returns.queries.ts';

export type ActionSheet = Pick<ReturnCard, 'returnNo' | 'orderNo' | 'version'>;

interface Command {
  path: '/api/ShopReturn/Cancel' | '/api/ShopReturn/ConfirmExchange' | '/api/ShopReturn/ConvertToRefund';
  returnNo: string;
  version: number;
}

interface Question {
  path: Command['path'];
  title: string;
  text: string;
  okText: string;
  done: string;
}

const questions: Readonly<Record<string, Question>> = {
  cancel: {
    path: '/api/ShopReturn/Cancel',
    title: '撤销这个售后申请？',
    text: '撤销后商品可以重新申请售后，申请期限不会延长。',
    okText: '撤销申请',
    done: '售后申请已撤销',
  },
  confirmExchange: {
    path: '/api/ShopReturn/ConfirmExchange',
    title: '确认已收到换货商品？',
    text: '请核对换货商品的规格和数量，确认后售后完成。',
    okText: '确认收到',
    done: '换货已完成',
  },
  convert: {
    path: '/api/ShopReturn/ConvertToRefund',
    title: '改为退货退款？',
    text: '换货商品缺货。改为退货退款后，商家按已收到的商品退款，不再发出换货商品。',
    okText: '改为退货退款',
    done: '已改为退货退款，退款处理中',
  },
};

/** What the buttons of a sheet do; which of them exist comes from its `actions`. A refusal is a toast, and the sheet is read again. */
export function useReturnActions() {
  const navigate = useNavigate();
  const [busyNo, setBusyNo] = useState('');
  const send = useWriteOnce(({ path, ...data }: Command, requestId) => post(path, { data: { ...data, requestId } }));

  async function ask(sheet: ActionSheet, { path, title, text, okText, done }: Question) {
    if (!(await confirm({ title, text, okText }))) return;
    setBusyNo(sheet.returnNo);
    try {
      await send({ path, returnNo: sheet.returnNo, version: sheet.version });
      toast.ok(done);
    } catch (error) {
      if (error instanceof Refusal && error.code !== errorCodes.signedOut) toast.error(error.message);
      else if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
    } finally {
      setBusyNo('');
      void refreshReturns();
    }
  }

  function act(action: string, sheet: ActionSheet) {
    const { orderNo, returnNo } = sheet;
    const question = questions[action];
    if (question) void ask(sheet, question);
    else if (action === 'edit') void navigate(applyReturnPath({ orderNo, returnNo }));
    else if (action === 'again') void navigate(applyReturnPath({ orderNo, again: returnNo }));
    else if (action === 'sendBack') void navigate(returnDetailPath(returnNo));
  }
  return { act, busyNo };
}
