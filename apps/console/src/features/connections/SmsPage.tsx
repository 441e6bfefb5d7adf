import { smsFields } from '@jicai/domain/sms/sms-services.ts';
import { post } from '@jicai/web/call/post.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import type { Connection, ConnectionKind } from './connection-kind.ts';
import { ConnectionList } from './ConnectionList.tsx';
import { SentMessages } from './SentMessages.tsx';

const sms: ConnectionKind<Connection<'/api/OpsSms/GetList'>> = {
  name: 'sms',
  list: async (signal) => (await post('/api/OpsSms/GetList', {}, signal ? { signal } : {})).resultData,
  save: (data) => post('/api/OpsSms/Save', { data }),
  check: async (data) => (await post('/api/OpsSms/Check', { data })).resultData,
  fieldsOf: (provider) => smsFields[provider],
  emptyText: ({ isSimulated, hasOther }) => {
    if (isSimulated) return '演示商城只保留短信，不发送；连接后由它真正发出。';
    return hasOther ? '连接后可以接替另一家。' : '连接后，买家才能注册和找回密码。';
  },
  enabledLabel: '用它发送短信',
  firstLabel: '优先使用；另一家只在它发送失败时接替',
};

/** /sms: who sends the shop's text messages. */
export function SmsPage() {
  return (
    <>
      <PageHead title="短信服务" note="验证码和审核结果由它发出；连接两家时，一家发送失败自动换另一家" />
      <ConnectionList kind={sms} />
      <SentMessages />
    </>
  );
}
