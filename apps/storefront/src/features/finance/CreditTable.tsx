import { EntryTable } from './EntryTable.tsx';
import type { CreditEntry } from './finance.queries.ts';

/** Changes of a credit account, one a row; what an entry does not touch stays empty. */
export function CreditTable({ entries }: { entries: readonly CreditEntry[] }) {
  return <EntryTable kindTitle="额度变动" columns={columns} entries={entries} />;
}

const columns = [
  { title: '交易单号', text: ({ tradeNo }: CreditEntry) => tradeNo },
  { title: '额度', fen: ({ limitFee }: CreditEntry) => limitFee },
  { title: '已用', fen: ({ usedFee }: CreditEntry) => usedFee },
  { title: '冻结', fen: ({ frozenFee }: CreditEntry) => frozenFee },
];
