import { orderInvoiceStates, orderInvoiceTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { afterSaleStates } from '@jicai/domain/orders/order-states.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Link } from 'react-router';
import { customerPath, invoicesOfPath, paymentsOfPath, returnsOfPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import styles from './OrderBelongings.module.css';
import type { Order } from './orders.queries.ts';

/** 相关单据: what belongs to an order and is kept elsewhere, as far as the viewer may open it. */
export function OrderBelongings({ order }: { order: Order }) {
  const may = useMay();
  const shown = belongingsOf(order).filter(({ opens }) => may(opens));
  if (shown.length === 0) return null;
  return (
    <DrawerSection title="相关单据">
      <ul className={styles.list}>
        {shown.map(({ name, to, note }) => (
          <li key={name}>
            {to === undefined ? <b>{name}</b> : <Link to={to}>{name}</Link>}
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

interface Belonging {
  name: string;
  opens: ShopPermission;
  note: string;
  /** Absent: there is nothing to open. */
  to?: string | undefined;
}

function belongingsOf({ orderNo, tradeNo, afterSaleState, invoiceState, ...order }: Order): Belonging[] {
  const hasReturns = afterSaleState !== afterSaleStates.none;
  const hasInvoices = invoiceState !== orderInvoiceStates.none;
  const refunded = order.refundedFee ?? 0;
  return [
    {
      name: '收款与退款',
      opens: 'ops.pay.view',
      note: `交易单 ${tradeNo}${refunded > 0 ? `，本单已退 ${fenText(refunded)}` : ''}`,
      to: paymentsOfPath(tradeNo),
    },
    {
      name: '售后单',
      opens: 'ops.return.view',
      note: hasReturns ? afterSaleText(afterSaleState) : '没有售后',
      to: hasReturns ? returnsOfPath(orderNo) : undefined,
    },
    {
      name: '发票',
      opens: 'ops.invoice.view',
      note: orderInvoiceTexts[invoiceState] ?? '没有申请开票',
      to: hasInvoices ? invoicesOfPath(orderNo) : undefined,
    },
    {
      name: '客户档案',
      opens: 'ops.customer.view',
      note: order.customerName,
      to: order.customerId && customerPath(order.customerId),
    },
  ];
}

const afterSaleText = (state: Order['afterSaleState']): string =>
  state === afterSaleStates.underWay ? '售后处理中' : state === afterSaleStates.settled ? '已全部售后' : '部分已售后';
