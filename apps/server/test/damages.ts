/** One way to damage the books by SQL, and the rule that has to find it. `$1` is the company. */
export interface Damage {
  rule: string;
  sql: string;
}

/** The first row of a table that meets a condition. */
const first = (table: string, condition = 'true') =>
  `(select id from ${table} where company_id = $1 and ${condition} order by id limit 1)`;
const change = (table: string, set: string, condition?: string) =>
  `update ${table} set ${set} where company_id = $1 and id = ${first(table, condition)}`;

/** Money in a balance, with an entry that names this source: sums and entries agree, the source does not. */
const addToBalance = (kind: string, source: string) => `
  with kept as (update credit_accounts set balance_fen = balance_fen + 500
    where company_id = $1 and id = ${first('credit_accounts')} returning id)
  insert into balance_entries (company_id, id, credit_id, kind, delta_fen, source_id, created_at)
  select $1, 7, id, '${kind}', 500, ${source}, now() from kept`;

/** Each kind of damage in a shop with two months of trade. */
export const damages: Damage[] = [
  {
    rule: 'I1 stock on hand is what the ledger sums to',
    sql: 'update stock_rows set on_hand = on_hand + 1 where company_id = $1 and item_id = (select min(item_id) from stock_rows where company_id = $1)',
  },
  {
    rule: 'I1 stock on hand is what the ledger sums to',
    sql: `delete from stock_ledger where company_id = $1 and id = ${first('stock_ledger', `source_type = 'ship'`)}`,
  },
  { rule: 'I1 the ledger names goods that have stock', sql: change('stock_ledger', 'item_id = 7') },
  {
    rule: 'I4 what a line shipped was taken from its hold',
    sql: change('stock_reservations', 'consumed_qty = consumed_qty - 1', 'consumed_qty > 0'),
  },
  {
    rule: 'I2 a paid trade has its applied payment',
    sql: change('payments', 'apply_state = 0', 'apply_state = 1'),
  },
  {
    rule: 'I2 a paid trade has its applied payment',
    sql: change('trades', 'pay_state = 0', 'pay_state = 1 and pay_mode <> 2'),
  },
  {
    rule: 'I2 an applied payment brought what the trade costs',
    sql: change('payments', 'received_fen = received_fen - 1', 'apply_state = 1'),
  },
  {
    rule: 'I2 an applied payment brought what the trade costs',
    sql: change('payments', 'received_fen = received_fen + 1', 'apply_state = 1'),
  },
  { rule: 'I2 money that came twice or too late', sql: change('payments', 'apply_state = 3', 'apply_state = 1') },
  {
    rule: 'I2 transfers brought what confirmed receipts say',
    sql: change('transfers', 'received_fen = received_fen + 1', 'transfer_state = 1'),
  },
  {
    rule: 'I3 refunds of a payment never exceed',
    sql: change('refunds', 'fee_fen = fee_fen + 100000000', 'refund_state <> 50'),
  },
  {
    rule: 'I3 an order gave back what its refunds that succeeded say',
    sql: change('refunds', 'fee_fen = fee_fen + 1', 'refund_state = 30 and order_id is not null'),
  },
  {
    rule: 'I3 an order gave back what its refunds that succeeded say',
    sql: `delete from refunds where company_id = $1 and id = ${first('refunds', 'refund_state = 30 and order_id is not null')}`,
  },
  {
    rule: 'I3 an order gave back what its lines did',
    sql: change('order_lines', 'refunded_fen = refunded_fen + 1', 'refunded_fen > 0'),
  },
  {
    rule: 'I3 an order gave back what its lines did',
    sql: change('trades', 'refunded_fen = refunded_fen + 1', 'refunded_fen > 0'),
  },
  {
    rule: 'I3 a refund is of the trade and the order it names',
    sql: change('refunds', `trade_id = ${first('trades', 'pay_state = 0')}`),
  },
];

/** The same where statements were paid: too much, from the balance, and one below zero. */
export const statementDamages: Damage[] = [
  {
    rule: 'a statement payment is its parts and the rest that became a balance',
    sql: change('statement_payments', 'fee_fen = fee_fen + 1', 'state = 1'),
  },
  {
    rule: 'a statement payment is its parts and the rest that became a balance',
    sql: change('statement_payments', 'fee_fen = fee_fen - 1', 'state = 1'),
  },
  {
    rule: 'a statement payment is its parts and the rest that became a balance',
    sql: addToBalance('overpaid', first('statement_payments', 'state = 0')),
  },
  {
    rule: 'a statement payment is its parts and the rest that became a balance',
    sql: change('statement_payments', 'is_from_balance = not is_from_balance', 'state = 1'),
  },
  {
    rule: 'a statement payment is its parts and the rest that became a balance',
    sql: change('statement_payments', 'fee_fen = 1', 'state = 0'),
  },
  {
    rule: 'a statement payment is its parts and the rest that became a balance',
    sql: `delete from balance_entries where company_id = $1 and id = ${first('balance_entries', `kind = 'overpaid'`)}`,
  },
  {
    rule: 'a statement payment is its parts and the rest that became a balance',
    sql: change('statement_payment_parts', 'fee_fen = fee_fen - 1'),
  },
  {
    rule: 'statements are paid what confirmed payments say',
    sql: change('statement_payment_parts', `statement_id = ${first('statements', 'total_fen < 0')}`),
  },
  {
    rule: 'a statement payment frees as much credit as its parts',
    sql: change('credit_entries', 'used_delta_fen = used_delta_fen + 1', `kind = 'reimbursed'`),
  },
  {
    rule: 'a statement payment frees as much credit as its parts',
    sql: change('credit_entries', `source_id = '7'`, `kind = 'reimbursed'`),
  },
  {
    rule: 'a balance entry is what its payment or its statement says',
    sql: change('balance_entries', 'delta_fen = delta_fen + 1', `kind = 'creditNote'`),
  },
  { rule: 'a balance entry is what its payment or its statement says', sql: addToBalance('overpaid', '7') },
  {
    rule: 'a balance entry is what its payment or its statement says',
    sql: addToBalance('creditNote', first('statements', 'total_fen > 0')),
  },
  {
    rule: 'I5 a balance is what its entries say',
    sql: change('credit_accounts', 'balance_fen = balance_fen + 500'),
  },
];

/** The same where a supplier was settled with and paid in part. */
export const settlementDamages: Damage[] = [
  {
    rule: 'a settlement is the sum of its rows',
    sql: change('settlements', 'received_fen = received_fen + 1, total_fen = total_fen + 1'),
  },
  {
    rule: 'a settlement is the sum of its rows',
    sql: change('settlement_lines', 'commission_fen = commission_fen + 1', 'source_type = 3'),
  },
  {
    rule: 'a settlement row of a receipt has the units that arrived, of its own supplier',
    sql: change('settlement_lines', 'qty = qty + 1, fee_fen = fee_fen + cost_fen', 'source_type = 1'),
  },
  {
    rule: 'a settlement row of a receipt has the units that arrived, of its own supplier',
    sql: change('settlement_lines', 'source_id = 7', 'source_type = 1'),
  },
  { rule: 'a settlement was paid what its payments say', sql: change('settlements', 'paid_fen = paid_fen + 1') },
  {
    rule: 'a settlement is invoiced what its invoices say',
    sql: change('settlements', 'invoiced_fen = invoiced_fen + 1'),
  },
  { rule: 'a settlement stands where its last move left it', sql: change('settlements', 'version = version + 1') },
  { rule: 'a void settlement holds nothing', sql: change('settlements', 'state = 90') },
];
