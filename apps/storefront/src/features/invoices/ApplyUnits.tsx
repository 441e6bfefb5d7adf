import type { WantedUnits } from '@jicai/domain/invoices/invoice-choice.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { useId, useState } from 'react';
import { choiceOf, type InvoiceableItem, unitFault } from './apply-form.ts';
import styles from './ApplyUnits.module.css';
import type { InvoiceableOrder } from './invoices.queries.ts';

/** 开票内容: of each order its lines, all of them at first; a line may be left out or taken in part. */
export function ApplyUnits({
  orders,
  units,
  error,
  onChange,
}: {
  orders: readonly InvoiceableOrder[];
  units: WantedUnits;
  error: string | undefined;
  onChange: (units: WantedUnits) => void;
}) {
  const id = useId();
  return (
    <section className={styles.units} aria-labelledby={id} aria-describedby={error ? `${id}-note` : undefined}>
      <h3 id={id} className={styles.label}>
        开票内容
      </h3>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderUnits
            key={order.orderNo}
            order={order}
            units={units}
            isOpenFirst={orders.length === 1 || order.items.some(({ orderItemId }) => orderItemId in units)}
            onChange={(orderItemId, qty) => onChange({ ...units, [orderItemId]: qty })}
          />
        ))}
      </ul>
      {error && (
        <p id={`${id}-note`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </section>
  );
}

interface UnitsOf {
  units: WantedUnits;
  onChange: (orderItemId: string, qty: number) => void;
}

function OrderUnits({ order, isOpenFirst, ...chosen }: UnitsOf & { order: InvoiceableOrder; isOpenFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const { orderNo, items } = order;
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.no}>{orderNo}</span>
        <Price fen={choiceOf({ orders: [order] }, chosen.units).feeFen} tone="plain" />
        <Button
          look="text"
          size="sm"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={isOpen ? `收起订单 ${orderNo} 的商品` : `选择商品：订单 ${orderNo}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '收起' : '选择商品'}
        </Button>
      </div>
      {isOpen && (
        <ul className={styles.lines}>
          {items.map((item) => (
            <LineUnits key={item.orderItemId} item={item} {...chosen} />
          ))}
        </ul>
      )}
    </li>
  );
}

function LineUnits({ item, units, onChange }: UnitsOf & { item: InvoiceableItem }) {
  const { orderItemId, itemName, unitName, invoiceableQty } = item;
  const qty = units[orderItemId] ?? invoiceableQty;
  const fault = unitFault(item, units);
  if (invoiceableQty === 0) return <li className={styles.freight}>{itemName}：剩余运费，随整单一起开具</li>;
  return (
    <li className={styles.line}>
      <Checkbox isChecked={qty > 0} onChange={(isTaken) => onChange(orderItemId, isTaken ? invoiceableQty : 0)}>
        <span className={styles.name}>{itemName}</span>
      </Checkbox>
      <span className={styles.qty}>
        <Stepper
          size="sm"
          label={`${itemName} 开票数量`}
          value={qty}
          max={invoiceableQty}
          disabled={qty === 0}
          onChange={(next) => onChange(orderItemId, next)}
        />
        <span className={styles.most}>
          / {invoiceableQty} {unitName}
        </span>
      </span>
      {fault && (
        <span role="alert" className={styles.error}>
          {fault}
        </span>
      )}
    </li>
  );
}
