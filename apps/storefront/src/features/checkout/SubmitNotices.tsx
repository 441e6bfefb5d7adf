import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import type { SubmitState } from './use-submit.ts';

/** What stands above the submit bar: figures that did not come, an answer that is missing, a refusal. */
export function SubmitNotices({
  state,
  failure,
  onAskAgain,
  onRefresh,
}: {
  state: SubmitState;
  /** Why the newest figures did not come. */
  failure: string | undefined;
  onAskAgain: () => void;
  onRefresh: () => void;
}) {
  if (state.phase === 'unknown') {
    return (
      <Notice tone="warn">
        没有收到提交结果，正在确认订单是否已生成，请不要重复下单。{' '}
        <Button look="text" onClick={onAskAgain}>
          立即确认
        </Button>
      </Notice>
    );
  }
  // A refusal that names a field stands beside it; a lost session has its own alert alone (docs/domain/menu.md §4).
  if (state.phase === 'refused' && state.code !== errorCodes.signedOut && Object.keys(state.faults).length === 0) {
    return (
      <Notice tone="danger">
        {state.code === errorCodes.notFound
          ? '商品或收货地址已不存在，可能已在另一个页面提交订单或删除。'
          : state.message}{' '}
        <Button look="text" onClick={onRefresh}>
          刷新金额和库存
        </Button>
      </Notice>
    );
  }
  if (!failure) return null;
  return (
    <Notice tone="danger">
      金额没有更新：{failure}{' '}
      <Button look="text" onClick={onRefresh}>
        重试
      </Button>
    </Notice>
  );
}
