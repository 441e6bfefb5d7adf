import { type ShopOrderAction, shopOrderActionTexts } from '@jicai/domain/orders/shop-order-actions.ts';
import { IconCircleCheck } from '@jicai/ui/icons/icons.tsx';
import { IconCircleX } from '@jicai/ui/icons/trade-icons.tsx';
import type { Order } from './orders.queries.ts';
import styles from './OrderActions.module.css';

const buttons: Readonly<Record<ShopOrderAction, string>> = {
  ship: '发货',
  auditCancel: '答复',
  cancelShort: '取消',
  setPickLock: '锁定',
  printWaybill: '打印',
  proposeChange: '变更',
};
const names = Object.keys(shopOrderActionTexts) as ShopOrderAction[];

/** 能做什么: what is possible first, then what is not and why; the server says both. */
export function OrderActions({ order, onChoose }: { order: Order; onChoose: (action: ShopOrderAction) => void }) {
  const possible = names.filter((name) => order.actions.includes(name));
  const refused = names.filter((name) => order.disabledReasons[name] !== undefined);
  return (
    <ul className={styles.list}>
      {possible.map((name) => (
        <li key={name}>
          <IconCircleCheck size={16} className={styles.ok} />
          <span>
            <b>{textOf(order, name)}</b>
            {noteOf(order, name)}
          </span>
          <button type="button" className={styles.do} onClick={() => onChoose(name)}>
            {name === 'setPickLock' && order.isPickLocked ? '解锁' : buttons[name]}
          </button>
        </li>
      ))}
      {refused.map((name) => (
        <li key={name} className={styles.refused}>
          <IconCircleX size={16} />
          <span>
            <b>{textOf(order, name)}</b>，{order.disabledReasons[name]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const textOf = (order: Order, name: ShopOrderAction): string =>
  name === 'setPickLock' && order.isPickLocked ? '解除拣货锁定' : shopOrderActionTexts[name];

const restOf = (order: Order): number =>
  order.lines.reduce((sum, line) => sum + line.qty - line.cancelledQty - line.shippedQty, 0);

function noteOf(order: Order, name: ShopOrderAction): string {
  switch (name) {
    case 'ship':
      return `，还有 ${restOf(order)} 件待发`;
    case 'cancelShort':
      return `，最多 ${restOf(order)} 件`;
    case 'setPickLock':
      return order.isPickLocked ? '，客户可再次直接取消' : '，客户取消须经同意';
    case 'printWaybill':
      return order.waybillPrintTime ? `，${order.waybillPrintTime.slice(5, 16)} 已打印过` : '';
    case 'auditCancel':
      return '，客户在等答复';
    case 'proposeChange':
      return '，价格、数量或地址，须客户同意';
    default:
      return name satisfies never;
  }
}
