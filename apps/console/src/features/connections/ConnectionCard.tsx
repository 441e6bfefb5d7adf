import { useState } from 'react';
import { ProviderCard, ProviderDialog, useProviderCheck } from '../providers/index.ts';
import { type Connection, type ConnectionKind, refreshConnections } from './connection-kind.ts';

/** One provider of a service. */
export function ConnectionCard<C extends Connection>({
  kind,
  connection,
  hasOther,
}: {
  kind: ConnectionKind<C>;
  connection: C;
  /** Another provider is in use. */
  hasOther: boolean;
}) {
  const { provider, providerName, isSimulated, updateTime } = connection;
  const [isEditing, setEditing] = useState(false);
  const check = useProviderCheck(updateTime, (requestId) => kind.check({ provider, requestId }));
  return (
    <>
      <ProviderCard
        name={providerName}
        provider={connection}
        fields={kind.fieldsOf(provider)}
        tag={tagOf(connection)}
        emptyText={kind.emptyText({ isSimulated, hasOther })}
        check={check}
        onEdit={() => setEditing(true)}
      />
      {isEditing && (
        <ProviderDialog
          name={providerName}
          draft={`${kind.name}.${provider}`}
          fields={kind.fieldsOf(provider)}
          provider={connection}
          enabledLabel={kind.enabledLabel}
          firstLabel={kind.firstLabel}
          onSave={(saved) => kind.save({ provider, ...saved })}
          onSaved={() => void refreshConnections(kind.name)}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

function tagOf({ isSet, isEnabled, isFirst }: Connection): { text: string; tone?: 'ok' | 'grey' } {
  if (!isSet) return { text: '未连接', tone: 'grey' };
  if (!isEnabled) return { text: '已停用', tone: 'grey' };
  return { text: isFirst ? '优先使用' : '使用中', tone: 'ok' };
}
