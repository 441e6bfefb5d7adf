import { allReturnTypes, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { type ReceiptFault, receiptFaultNames, receiptFaults } from '@jicai/domain/orders/receipt.ts';
import { returnImagesFault, returnRemarkFault } from '@jicai/domain/returns/return-form.ts';
import type { SentBody } from '@jicai/web/call/post.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import type { Picture } from '@jicai/web/form/use-pictures.ts';

/** What the receiver found in a parcel; counts by `countKey`. */
export interface ReceiveForm {
  counts: Record<string, number>;
  damagedType: string;
  damagedRemark: string;
  damagedPictures: Picture[];
  wrongType: string;
  wrongRemark: string;
  wrongPictures: Picture[];
}

export const emptyReceipt: ReceiveForm = {
  counts: {},
  damagedType: String(returnTypes.refund),
  damagedRemark: '',
  damagedPictures: [],
  wrongType: String(returnTypes.refund),
  wrongRemark: '',
  wrongPictures: [],
};

export const countKey = (fault: ReceiptFault, orderItemId: string) => `${fault} ${orderItemId}`;

/** Units of one fault, of all lines. */
export const sumOf = ({ counts }: ReceiveForm, fault: ReceiptFault): number =>
  Object.entries(counts).reduce((sum, [key, qty]) => sum + (key.startsWith(`${fault} `) ? qty : 0), 0);

/** Units reported of one line. */
export const reportedOf = ({ counts }: ReceiveForm, orderItemId: string): number =>
  receiptFaultNames.reduce((sum, fault) => sum + (counts[countKey(fault, orderItemId)] ?? 0), 0);

export function receiveFaults(form: ReceiveForm): Faults<ReceiveForm> {
  const isDamaged = sumOf(form, 'damaged') > 0;
  const isWrong = sumOf(form, 'wrong') > 0;
  return {
    ...(isDamaged && {
      damagedRemark: returnRemarkFault(form.damagedRemark.trim(), receiptFaults.damaged.reasonCode),
      damagedPictures: returnImagesFault(form.damagedPictures.length, true),
    }),
    ...(isWrong && {
      wrongRemark: returnRemarkFault(form.wrongRemark.trim(), receiptFaults.wrong.reasonCode),
      wrongPictures: returnImagesFault(form.wrongPictures.length, true),
    }),
  };
}

type Report = NonNullable<SentBody<'/api/ShopOrder/ReceiveParcel'>['data']['reports']>[number];

/** The reports that the form makes, one for each fault that was found. */
export function reportsOf(form: ReceiveForm, parcel: Pick<Order['parcels'][number], 'items'>): Report[] {
  return receiptFaultNames.flatMap((fault): Report[] => {
    const items = parcel.items
      .map(({ orderItemId }) => ({ orderItemId, qty: form.counts[countKey(fault, orderItemId)] ?? 0 }))
      .filter(({ qty }) => qty > 0);
    if (items.length === 0) return [];
    if (fault === 'missing') return [{ fault, items, remark: '', images: [] }];
    const { type, remark, pictures } =
      fault === 'damaged'
        ? { type: form.damagedType, remark: form.damagedRemark, pictures: form.damagedPictures }
        : { type: form.wrongType, remark: form.wrongRemark, pictures: form.wrongPictures };
    return [
      {
        fault,
        items,
        returnType: allReturnTypes.find((one) => String(one) === type),
        remark,
        images: pictures.map(({ url }) => url),
      },
    ];
  });
}
