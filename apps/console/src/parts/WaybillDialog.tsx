import type { ResultOf } from '@jicai/contract/index.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useQuery } from '@tanstack/react-query';

type Waybill = ResultOf<'/api/OpsOrder/PrintWaybill'>;

/** Whom and where a parcel goes to, in full: asking for it is recorded, so it is asked once for each opening. */
export function WaybillDialog({
  no,
  ask,
  onClose,
}: {
  /** Of the order or the sheet that the parcel is of. */
  no: string;
  ask: () => Promise<Waybill>;
  onClose: () => void;
}) {
  const query = useQuery({ queryKey: ['waybill', no], queryFn: ask, gcTime: 0, staleTime: Infinity });
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
