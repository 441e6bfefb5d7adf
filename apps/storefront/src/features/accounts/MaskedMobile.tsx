import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useMutation } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

/**
 * A number with its middle starred, in full when it is asked for, which the server records: one's own, or that of a user one
 * looks after (`of`). Asked for again after each visit.
 */
export function MaskedMobile({
  mobile,
  of,
  className,
}: {
  mobile: string;
  of?: { userId: string; userName: string };
  className?: string | undefined;
}) {
  const view = useMutation({
    mutationFn: async () => (await post('/api/Account/ViewMobile', { data: { userId: of?.userId } })).resultData.mobile,
  });
  const isShown = view.data !== undefined;
  const whose = of ? ` ${of.userName}` : '';
  return (
    <>
      <span aria-live="polite">{(isShown ? view.data : mobile) || '未绑定'}</span>
      {mobile && (
        <Button
          look="text"
          className={className}
          armed={!isShown}
          isBusy={view.isPending}
          aria-label={(isShown ? '隐藏手机号' : '查看完整手机号') + whose}
          onClick={() => (isShown ? view.reset() : view.mutate())}
        >
          {isShown ? '隐藏' : '查看'}
        </Button>
      )}
    </>
  );
}
