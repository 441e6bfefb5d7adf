import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import { useNow } from '@jicai/web/time/use-now.ts';
import { msUntil } from '@jicai/web/time/wire-time.ts';

/**
 * Milliseconds until `deadline` by the shop's clock: `serverTime` is what it showed when this computer's clock showed `answeredAt`. 0 once it
 * has passed. Times of the wire.
 */
export function useCountdown({
  deadline,
  serverTime,
  answeredAt,
}: {
  deadline: string;
  serverTime: string;
  answeredAt: number;
}): number {
  const ahead = (fromShanghai(serverTime)?.getTime() ?? answeredAt) - answeredAt;
  return msUntil(deadline, useNow() + ahead);
}
