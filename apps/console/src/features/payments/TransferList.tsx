import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { useColumns } from '../../parts/use-columns.tsx';
import { type PaymentsAddress, transfersOf, viewLabels } from './payments-address.ts';
import { type TransferRow, transfersQuery } from './payments.queries.ts';
import { TransferCard, transferColumns } from './transfer-columns.tsx';
import { TransferDialog } from './TransferDialog.tsx';

export function TransferSearch({ address }: { address: PaymentsAddress }) {
  const { chooser } = useColumns(
    'payments',
    transferColumns({ isNarrow: false, onAnswer: () => undefined }),
    'transfer',
  );
  return (
    <>
      <AddressSearch label="搜索转账" placeholder="交易单号" address={address} />
      {!address.openKey && chooser}
    </>
  );
}

const keyOf = ({ tradeNo, bankSerialNo }: TransferRow) => `${tradeNo} ${bankSerialNo}`;

/** Transfers as buyers reported them; one that waits opens with its slip, any other its trade. */
export function TransferList({ address }: { address: PaymentsAddress }) {
  const { openKey } = address;
  const asked = transfersOf(address);
  const query = useQuery(transfersQuery(asked));
  const [answering, setAnswering] = useState<TransferRow>();
  const { columns } = useColumns(
    'payments',
    transferColumns({ isNarrow: openKey !== undefined, onAnswer: setAnswering }),
    'transfer',
  );
  return (
    <>
      <PagedTable<TransferRow>
        label="转账"
        query={query}
        address={address}
        keyOf={keyOf}
        columns={columns}
        empty={<EmptyState title={asked.isWaiting ? `没有${viewLabels.transfers}` : '没有转账记录'} />}
        onOpen={(row) => address.open(row.tradeNo)}
        Card={TransferCard}
      />
      {answering && <TransferDialog transfer={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
