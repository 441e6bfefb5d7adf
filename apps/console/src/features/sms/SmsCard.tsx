import { smsFields } from '@jicai/domain/sms/sms-services.ts';
import { post } from '@jicai/web/call/post.ts';
import { useState } from 'react';
import { ProviderCard, useProviderCheck } from '../providers/index.ts';
import { SmsDialog } from './SmsDialog.tsx';
import type { SmsConnection } from './sms.queries.ts';

/** One sender of text messages. */
export function SmsCard({ connection, hasOther }: { connection: SmsConnection; hasOther: boolean }) {
  const { provider, providerName, isSimulated, updateTime } = connection;
  const [isEditing, setEditing] = useState(false);
  const check = useProviderCheck(
    updateTime,
    async (requestId) => (await post('/api/OpsSms/Check', { data: { provider, requestId } })).resultData,
  );
  return (
    <>
      <ProviderCard
        name={providerName}
        provider={connection}
        fields={smsFields[provider]}
        tag={tagOf(connection)}
        emptyText={emptyText(isSimulated, hasOther)}
        check={check}
        onEdit={() => setEditing(true)}
      />
      {isEditing && <SmsDialog connection={connection} onClose={() => setEditing(false)} />}
    </>
  );
}

function emptyText(isSimulated: boolean, hasOther: boolean): string {
  if (isSimulated) return '演示商城只保留短信，不发送；连接后由它真正发出。';
  return hasOther ? '连接后可以接替另一家。' : '连接后，买家才能注册和找回密码。';
}

function tagOf({ isSet, isEnabled, isFirst }: SmsConnection): { text: string; tone?: 'ok' | 'grey' } {
  if (!isSet) return { text: '未连接', tone: 'grey' };
  if (!isEnabled) return { text: '已停用', tone: 'grey' };
  return { text: isFirst ? '优先使用' : '使用中', tone: 'ok' };
}
