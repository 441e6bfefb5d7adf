import type { ResultOf } from '@jicai/contract/index.ts';
import type { ProviderField } from '@jicai/domain/shop-side/provider-form.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import type { CheckResult, SavedProvider } from '../providers/index.ts';

type ListPath = '/api/OpsSms/GetList' | '/api/OpsTax/GetList' | '/api/OpsTracking/GetList';
export type Connection<L extends ListPath = ListPath> = ResultOf<L>[number];

export type SavedConnection<C extends Connection> = SavedProvider & { provider: C['provider'] };

/** One kind of outside service: its calls, its forms and its words. */
export interface ConnectionKind<C extends Connection> {
  list: (signal?: AbortSignal) => Promise<C[]>;
  save: (data: SavedConnection<C>) => Promise<unknown>;
  check: (data: { provider: C['provider']; requestId: string }) => Promise<CheckResult>;
  /** Names what is cached and what is kept of a half-typed form. */
  name: string;
  fieldsOf: (provider: C['provider']) => readonly ProviderField[];
  /** What stands on the card of a provider while it is not connected. */
  emptyText: (state: { isSimulated: boolean; hasOther: boolean }) => string;
  enabledLabel: string;
  /** Beside it, where there is more than one provider. */
  firstLabel?: string;
}

export const connectionsQuery = <C extends Connection>({ name, list }: ConnectionKind<C>) =>
  queryOptions({
    queryKey: ['connections', name],
    queryFn: ({ signal }) => list(signal),
    // What is typed must not be replaced under the person.
    refetchOnWindowFocus: false,
  });

export const refreshConnections = (name: string) => queryClient.invalidateQueries({ queryKey: ['connections', name] });
