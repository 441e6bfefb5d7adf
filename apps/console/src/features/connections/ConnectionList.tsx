import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Connection, type ConnectionKind, connectionsQuery } from './connection-kind.ts';
import { ConnectionCard } from './ConnectionCard.tsx';
import styles from './ConnectionList.module.css';

/** The providers of one kind of service, each with its connection. */
export function ConnectionList<C extends Connection>({ kind }: { kind: ConnectionKind<C> }) {
  const query = useQuery(connectionsQuery(kind));
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={280} />}>
      {(connections) => (
        <div className={styles.cards}>
          {connections.map((connection) => (
            <ConnectionCard
              key={connection.provider}
              kind={kind}
              connection={connection}
              hasOther={connections.some(({ provider, isEnabled }) => isEnabled && provider !== connection.provider)}
            />
          ))}
        </div>
      )}
    </QueryState>
  );
}
