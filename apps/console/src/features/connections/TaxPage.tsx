import { taxFields } from '@jicai/domain/tax/tax-services.ts';
import { post } from '@jicai/web/call/post.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import type { Connection, ConnectionKind } from './connection-kind.ts';
import { ConnectionList } from './ConnectionList.tsx';

const tax: ConnectionKind<Connection<'/api/OpsTax/GetList'>> = {
  name: 'tax',
  list: async (signal) => (await post('/api/OpsTax/GetList', {}, signal ? { signal } : {})).resultData,
  save: (data) => post('/api/OpsTax/Save', { data }),
  check: async (data) => (await post('/api/OpsTax/Check', { data })).resultData,
  fieldsOf: (provider) => taxFields[provider],
  emptyText: ({ isSimulated, hasOther }) => {
    if (isSimulated) return '演示商城自己模拟开票，发票没有法律效力；连接后由它真正开具。';
    return hasOther ? '连接后可以改由它开票。' : '连接后自动开票和红冲；没有连接时，由运营登记在别处开具的发票。';
  },
  enabledLabel: '用它开具数电票',
  firstLabel: '优先使用；两家都启用时新的发票由它开具',
};

/** /tax: who issues the shop's invoices. */
export function TaxPage() {
  return (
    <>
      <PageHead title="开票服务" note="买家的开票申请由它开成数电票；已送出的申请总向原来那一家查询，不会开两次" />
      <ConnectionList kind={tax} />
    </>
  );
}
