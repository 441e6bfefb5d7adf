import { useQuery } from '@tanstack/react-query';
import { ListPanel } from '@jicai/web/lists/ListPanel.tsx';
import { EntryTable } from './EntryTable.tsx';
import { balancePageQuery } from './finance.queries.ts';

/** 余额流水: where the balance came from and what it paid; nothing where there never was one. */
export function BalanceEntries() {
  const { data: entries = [] } = useQuery(balancePageQuery());
  if (entries.length === 0) return null;
  return (
    <ListPanel label="余额流水">
      <EntryTable kindTitle="余额变动" columns={[{ title: '金额', fen: ({ fee }) => fee }]} entries={entries} />
    </ListPanel>
  );
}
