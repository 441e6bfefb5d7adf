import { copyOrders, firstOrderId, inTurn } from './copy-orders.ts';

const customers = 2000;

/**
 * So many sold orders over the last year, of two thousand customers and all suppliers, each with two lines; one in fifty
 * gave a line back a week later.
 */
export async function makeSales(databaseUrl: string, tradeNo: string, count: number): Promise<void> {
  const at = `now() - (n::bigint * 365 * 86400 / ${count}) * interval '1 second'`;
  await copyOrders(databaseUrl, {
    tradeNo,
    count,
    linesEach: 2,
    at,
    columnsOf: ({ suppliers }) => ({
      trade: { state: '30' },
      order: {
        state: '50',
        customer_id: `1000000 + n % ${customers}`,
        supplier_id: inTurn(suppliers),
        awaiting_shipment_at: at,
        shipped_at: `${at} + (n % 60) * interval '1 hour'`,
      },
    }),
    more: async (client, { company }) =>
      client.query(`
        insert into order_refund_parts (company_id, id, order_id, order_line_id, source_type, source_id, qty, fee_fen, paid_fen, done_at, created_at)
        select l.company_id, l.id, l.order_id, l.id, 'cancelShort', l.id, 1, l.pay_fen, l.pay_fen,
          least(now(), l.created_at + interval '7 days'), l.created_at
        from order_lines l where l.company_id = ${company} and l.line_no = 1 and l.order_id >= ${firstOrderId} and l.order_id % 50 = 0`),
  });
}
