import type { AnswerOf } from '@jicai/contract/index.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { refreshOrders } from './orders.queries.ts';

const paths = {
  picking: '/api/OpsOrder/ExportPicking',
  delivery: '/api/OpsOrder/ExportDelivery',
  labels: '/api/OpsOrder/ExportLabels',
} as const;

/** Papers of orders, as they stand in a menu; with prices for operators alone. */
export const paperChoices = {
  pickingPdf: '拣货单（PDF）',
  pickingSheet: '拣货单（Excel）',
  labels: '面单（100×150）',
  delivery: '送货单（不含价格）',
  pricedDelivery: '送货单（含价格）',
} as const;
export type PaperChoice = keyof typeof paperChoices;
export const paperNames = Object.keys(paperChoices) as PaperChoice[];

interface Wanted {
  paper: PaperChoice;
  orderNos: readonly string[];
  /** One parcel of the one order. */
  parcelId?: string;
}
type Paper = AnswerOf<typeof paths.picking>['resultData'];

/** Makes a paper and saves it; says of which orders it has nothing. */
export function usePapers() {
  const ask = useWriteOnce((wanted: Wanted, requestId) => askFor(wanted, requestId));
  return useMutation({
    mutationFn: ask,
    onSuccess({ fileUrl, skipped }: Paper) {
      saveFile(fileUrl);
      const [first] = skipped;
      if (first) toast.info(`${skipped.length} 单未列入：${first.orderNo} ${first.reason}`);
      void refreshOrders();
    },
  });
}

async function askFor({ paper, orderNos, parcelId }: Wanted, requestId: string): Promise<Paper> {
  const data = { orderNos: [...orderNos], ...(parcelId && { parcelId }) };
  switch (paper) {
    case 'pickingPdf':
    case 'pickingSheet': {
      const fileType = paper === 'pickingPdf' ? ('pdf' as const) : ('xlsx' as const);
      return (await post(paths.picking, { data: { ...data, fileType } })).resultData;
    }
    case 'labels':
      return (await post(paths.labels, { data: { ...data, requestId } })).resultData;
    case 'delivery':
    case 'pricedDelivery':
      return (await post(paths.delivery, { data: { ...data, withPrices: paper === 'pricedDelivery' } })).resultData;
    default:
      return paper satisfies never;
  }
}
