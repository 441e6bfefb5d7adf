import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import type { Merchant } from './merchants.queries.ts';

/** Proves the keys of a channel without moving money; what it found stands until the account is changed. */
export function useCheck({ updateTime }: Merchant) {
  const write = useWriteOnce(
    async (channel: 'ALIPAY' | 'WECHAT', requestId) =>
      (await post('/api/OpsMerchant/Check', { data: { channel, requestId } })).resultData,
  );
  const mutation = useMutation({
    mutationFn: async (channel: 'ALIPAY' | 'WECHAT') => ({ ...(await write(channel)), updateTime }),
  });
  return {
    isBusy: mutation.isPending,
    result: mutation.data?.updateTime === updateTime ? mutation.data : undefined,
    run: (channel: 'ALIPAY' | 'WECHAT') => mutation.mutate(channel),
  };
}
