import type { ResultOf } from '@jicai/contract/index.ts';
import type { ApplyLine, ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useNavigate } from 'react-router';
import { useLocalState } from '../../app/local-state.ts';
import { returnDetailPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { applyBody, type ApplyForm } from './apply-form.ts';
import { refreshReturns } from './returns.queries.ts';

/** new: a first request; edit: the sheet is changed; again: a refused one is repeated. */
export type ApplyMode = 'new' | 'edit' | 'again';

type Body = ReturnType<typeof applyBody>;
type Command =
  | { path: '/api/ShopReturn/Submit'; data: Body & { orderNo: string; previousReturnNo: string | undefined } }
  | { path: '/api/ShopReturn/Edit'; data: Body & { returnNo: string; version: number } };

/** Sends the request and goes to its sheet; what the order allows is read again. */
export function useSendRequest({
  info,
  sheet,
  mode,
}: {
  info: ResultOf<'/api/ShopReturn/GetApplyInfo'>;
  sheet: ReturnSheet | undefined;
  mode: ApplyMode;
}) {
  const navigate = useNavigate();
  const write = useWriteOnce(async (command: Command, requestId) =>
    command.path === '/api/ShopReturn/Edit'
      ? post(command.path, { data: { ...command.data, requestId } })
      : post(command.path, { data: { ...command.data, requestId } }),
  );

  return async (form: ApplyForm, lines: readonly ApplyLine[]): Promise<void> => {
    const body = applyBody(form, lines);
    try {
      const { resultData } = await write(
        mode === 'edit' && sheet
          ? { path: '/api/ShopReturn/Edit', data: { ...body, returnNo: sheet.returnNo, version: sheet.version } }
          : {
              path: '/api/ShopReturn/Submit',
              data: {
                ...body,
                orderNo: info.orderNo,
                previousReturnNo: mode === 'again' ? sheet?.returnNo : undefined,
              },
            },
      );
      useLocalState.setState({ returnGoods: null });
      toast.ok(mode === 'edit' ? '售后申请已修改' : '售后申请已提交，等待商家审核');
      void navigate(returnDetailPath(resultData.returnNo), { replace: true });
    } finally {
      void refreshReturns();
    }
  };
}
