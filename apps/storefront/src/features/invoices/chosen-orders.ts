/** The server takes as many orders in one invoice. */
export const mostOrders = 50;

/** `orders=D…,D…` of an address: each number once, no more than one invoice takes; whatever is no number of an order is left out. */
export function orderNosIn(params: URLSearchParams): string[] {
  const named = (params.get('orders') ?? '').split(',').filter((no) => /^D\d{18}$/.test(no));
  return [...new Set(named)].slice(0, mostOrders);
}
