import { dueSoonHours } from '@jicai/domain/orders/order-queues.ts';
import { hourMs, minuteMs } from '@jicai/domain/time/durations.ts';

/** How long is left until `due`, or how long it is past: 剩 5 时 48 分, 超 1 天 2 时; minutes are left out beyond a day. */
export function dueText(dueMs: number, nowMs: number): string {
  const minutes = Math.floor(Math.abs(dueMs - nowMs) / minuteMs);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts = days > 0 ? [`${days} 天`, `${hours} 时`] : hours > 0 ? [`${hours} 时`, `${rest} 分`] : [`${rest} 分`];
  return `${dueMs >= nowMs ? '剩' : '超'} ${parts.join(' ')}`;
}

/** Red when it is past, amber when it is soon. */
export function dueTone(dueMs: number, nowMs: number): 'over' | 'soon' | 'calm' {
  if (dueMs < nowMs) return 'over';
  return dueMs - nowMs <= dueSoonHours * hourMs ? 'soon' : 'calm';
}
