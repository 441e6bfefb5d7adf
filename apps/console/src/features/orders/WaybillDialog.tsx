import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useQuery } from '@tanstack/react-query';
import { type Order, refreshOrders } from './orders.queries.ts';

const path = '/api/OpsOrder/PrintWaybill';

/** Whom and where a parcel goes to, in full: asking for it is recorded, so it is asked once for each opening. */
export function WaybillDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const query = useQuery({
    queryKey: [path, order.orderNo],
    queryFn: async () => {
      const data = { orderNo: order.orderNo, version: order.version, requestId: newRequestId() };
      const { resultData } = await post(path, { data });
      void refreshOrders();
      return resultData;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Dialog
      title="面单信息"
      onClose={onClose}
      footer={
        <Button look="fill" onClick={onClose}>
          完成
        </Button>
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={140} />}>
        {(waybill) => (
          <>
            <Pairs>
              <Pair name="收货人">{waybill.receiver}</Pair>
              <Pair name="手机">{waybill.mobile}</Pair>
              <Pair name="电话">{waybill.telephone}</Pair>
              <Pair name="地址">
                {waybill.areaText} {waybill.address}
              </Pair>
              <Pair name="买家留言">{waybill.remark}</Pair>
            </Pairs>
            <p>
              整段复制到快递系统
              <CopyButton
                label="面单信息"
                text={[waybill.receiver, waybill.mobile || waybill.telephone, waybill.areaText + waybill.address].join(
                  ' ',
                )}
              />
            </p>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
