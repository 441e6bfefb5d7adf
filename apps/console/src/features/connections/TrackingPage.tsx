import { trackFields } from '@jicai/domain/tracking/track-services.ts';
import { post } from '@jicai/web/call/post.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import type { Connection, ConnectionKind } from './connection-kind.ts';
import { ConnectionList } from './ConnectionList.tsx';

const tracking: ConnectionKind<Connection<'/api/OpsTracking/GetList'>> = {
  name: 'tracking',
  list: async (signal) => (await post('/api/OpsTracking/GetList', {}, signal ? { signal } : {})).resultData,
  save: ({ isFirst: _one, ...data }) => post('/api/OpsTracking/Save', { data }),
  check: async (data) => (await post('/api/OpsTracking/Check', { data })).resultData,
  fieldsOf: (provider) => trackFields[provider],
  emptyText: ({ isSimulated }) =>
    isSimulated
      ? '演示商城自己模拟包裹的行程；连接后由它跟踪真实的运单。'
      : '没有连接时看不到物流进度，订单由买家确认收货或到期自动完成。',
  enabledLabel: '用它跟踪包裹和退货',
};

/** /tracking: who follows the shop's parcels. */
export function TrackingPage() {
  return (
    <>
      <PageHead title="物流跟踪" note="发货后自动订阅运单，签收、拒收、退回会写进订单和售后单" />
      <ConnectionList kind={tracking} />
    </>
  );
}
