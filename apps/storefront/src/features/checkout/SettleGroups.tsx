import { qtyText } from '@jicai/domain/goods/pieces.ts';
import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconTruckDelivery } from '@jicai/ui/icons/icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { Link } from 'react-router';
import { arrivesText } from '../../app/delivery/delivery-texts.ts';
import { paths } from '../../app/paths.ts';
import type { SettledLine } from './goods-in-address.ts';
import styles from './SettleGroups.module.css';

type Group = SettlePreview['groups'][number];

/**
 * Card 2: the goods by supplier, with a note to each. `isFromCart`: the way back leads to the cart. With `onLines` quantities can be changed and goods left
 * out, all but the last of a supplier.
 */
export function SettleGroups({
  groups,
  isFromCart,
  remarks,
  faults,
  onRemark,
  onLines,
}: {
  groups: readonly Group[];
  isFromCart: boolean;
  remarks: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  onRemark: (supplierId: string, remark: string) => void;
  onLines?: (lines: readonly SettledLine[]) => void;
}) {
  const lines = groups.flatMap((group) => group.items.map(({ itemId, qty }) => ({ itemId, qty })));
  const edit = (itemId: string, qty: number) =>
    onLines?.(lines.flatMap((line) => (line.itemId !== itemId ? line : qty > 0 ? { itemId, qty } : [])));
  return (
    <Card
      isStep
      title="商品与配送"
      note={groups.length > 1 ? `${groups.length} 家供应商，将拆成 ${groups.length} 个订单` : undefined}
      extra={
        isFromCart && (
          <Link to={paths.cart} className={cx(styles.back, 'hit')}>
            返回购物车修改
          </Link>
        )
      }
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <SupplierGroup
            key={group.supplierId}
            group={group}
            remark={remarks[group.supplierId] ?? ''}
            fault={faults[`remark.${group.supplierId}`]}
            onRemark={(remark) => onRemark(group.supplierId, remark)}
            {...(onLines && { onQty: edit })}
          />
        ))}
      </div>
    </Card>
  );
}

function SupplierGroup({
  group: { supplierId, supplierName, isSelf, items, discountFee, freightFee, payFee, promise, freeShortFee },
  remark,
  fault,
  onRemark,
  onQty,
}: {
  group: Group;
  remark: string;
  fault: string | undefined;
  onRemark: (remark: string) => void;
  onQty?: (itemId: string, qty: number) => void;
}) {
  const noteId = `remark-${supplierId}`;
  return (
    <section className={styles.group} aria-label={supplierName}>
      <div className={styles.head}>
        <h3>{supplierName}</h3>
        <span className={styles.count}>{items.length} 种</span>
        <span className={styles.way}>
          <IconTruckDelivery size={16} />
          {isSelf ? '商城配送' : '供应商配送'}
          {promise && ` · ${arrivesText(promise.day)}`}
        </span>
      </div>
      {items.map((line) => (
        <Line key={line.itemId} line={line} mayLeaveOut={items.length > 1} {...(onQty && { onQty })} />
      ))}
      <div className={styles.foot}>
        <label htmlFor={noteId} className={styles.label}>
          备注
        </label>
        <input
          id={noteId}
          className={styles.remark}
          name={`remark.${supplierId}`}
          maxLength={220}
          placeholder="给供应商留言，选填，200 字内"
          value={remark}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${noteId}-fault`}
          onChange={(event) => onRemark(event.target.value)}
        />
        <span className={styles.fees}>
          {discountFee > 0 && (
            <span>
              优惠 <Price fen={-discountFee} tone="plain" className={styles.fee} />
            </span>
          )}
          <span>
            运费 {freightFee === 0 ? '免' : <Price fen={freightFee} tone="plain" className={styles.freight} />}
          </span>
          <span className={styles.sum}>
            小计 <Price fen={payFee} tone="plain" />
          </span>
        </span>
        {freightFee > 0 && freeShortFee !== null && freeShortFee > 0 && (
          <p className={styles.short}>
            再买 <Price fen={freeShortFee} tone="plain" /> 可免该供应商运费
          </p>
        )}
        {fault && (
          <p id={`${noteId}-fault`} className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
    </section>
  );
}

function Line({
  line,
  mayLeaveOut,
  onQty,
}: {
  line: Group['items'][number];
  mayLeaveOut: boolean;
  onQty?: (itemId: string, qty: number) => void;
}) {
  return (
    <div className={cx(styles.line, onQty && styles.editable)}>
      <div className={styles.item}>
        <ImageWithFallback src={line.imgUrl} alt="" className={styles.picture} />
        <div className={styles.words}>
          <div className={styles.name}>{line.itemName}</div>
          <div className={styles.spec}>{[line.itemSpec, line.colorName].filter(Boolean).join(' · ')}</div>
        </div>
      </div>
      <Price fen={line.price} tone="plain" className={styles.price} />
      {onQty ? (
        <span className={styles.edit}>
          <Stepper
            size="sm"
            min={1}
            label={`${line.itemName} 数量`}
            value={line.qty}
            onChange={(qty) => onQty(line.itemId, qty)}
          />
          {mayLeaveOut && (
            <Button look="text" size="sm" aria-label={`移除 ${line.itemName}`} onClick={() => onQty(line.itemId, 0)}>
              移除
            </Button>
          )}
        </span>
      ) : (
        <span className={styles.qty}>× {qtyText(line.qty, line)}</span>
      )}
      <Price fen={line.goodsFee} tone="plain" className={styles.total} />
      {line.errorMsg && (
        <Notice tone="danger" className={styles.refusal}>
          {line.errorMsg}
        </Notice>
      )}
    </div>
  );
}
