const key = 'jicai.payQueue';

/** Remembers, for this tab, the trades that the buyer pays one after the other. */
export function queuePayments(tradeNos: readonly string[]): void {
  window.sessionStorage.setItem(key, tradeNos.join(' '));
}

/** What comes after this trade in the buyer's queue; nothing for a trade that is paid by itself. */
export function laterInQueue(tradeNo: string): string[] {
  const queue = (window.sessionStorage.getItem(key) ?? '').split(' ');
  const at = queue.indexOf(tradeNo);
  return at < 0 ? [] : queue.slice(at + 1);
}
