import { changedLines } from '@jicai/domain/orders/order-change.ts';
import type { Order } from './orders.queries.ts';

export interface ChangeForm {
  /** Yuan and units by the id of the line, as they are typed. */
  lines: { orderItemId: string; price: string; qty: string }[];
  isMoved: boolean;
  receiver: string;
  mobile: string;
  telephone: string;
  areaCode: string;
  address: string;
  reason: string;
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const pricePattern = /^\d{1,7}(\.\d{1,2})?$/;
const qtyPattern = /^[1-9]\d{0,5}$/;
const fenOf = (text: string): number => Math.round(Number(text) * 100);

export const changeStart = ({ lines, address }: Order): ChangeForm => ({
  lines: lines.map(({ orderItemId, price = 0, qty }) => ({ orderItemId, price: yuan(price), qty: String(qty) })),
  isMoved: false,
  receiver: address.receiver,
  mobile: address.mobile,
  telephone: address.telephone,
  areaCode: address.areaCode,
  address: address.address,
  reason: '',
});

export function changeFaults({ lines, isMoved, receiver, areaCode, address, reason }: ChangeForm) {
  const bad = lines.find(({ price, qty }) => !pricePattern.test(price) || fenOf(price) < 1 || !qtyPattern.test(qty));
  return {
    lines: bad && '请输入大于0的单价和数量',
    receiver: isMoved && receiver.trim().length < 2 ? '请输入2-20个字的收货人姓名' : undefined,
    areaCode: isMoved && areaCode === '' ? '请选择完整的所在地区' : undefined,
    address: isMoved && address.trim().length < 5 ? '请输入5-120个字的详细地址' : undefined,
    reason: reason.trim().length < 2 ? '请填写原因' : undefined,
  };
}

/** Lines whose price or quantity would be another, in fen. */
export const wantedLines = ({ lines: old }: Order, { lines }: Pick<ChangeForm, 'lines'>) =>
  lines.flatMap(({ orderItemId, price, qty }) => {
    const line = old.find((one) => one.orderItemId === orderItemId);
    const next = { orderItemId, price: fenOf(price), qty: Number(qty) };
    return line && (line.price !== next.price || line.qty !== next.qty) ? [next] : [];
  });

/** What the order would cost; undefined while something typed is no number. */
export function newSumFen(order: Order, form: ChangeForm): number | undefined {
  if (changeFaults(form).lines) return undefined;
  const lines = order.lines.map((line) => ({
    orderLineId: line.orderItemId,
    priceFen: line.price ?? 0,
    qty: line.qty,
    discountFen: line.discountFee ?? 0,
    freightFen: line.freightFee ?? 0,
    taxRateBp: line.taxRate ?? 0,
  }));
  const terms = wantedLines(order, form).map(({ orderItemId, price, qty }) => ({
    orderLineId: orderItemId,
    priceFen: price,
    qty,
  }));
  return changedLines(lines, terms).reduce((sum, { payFen }) => sum + payFen, 0);
}
