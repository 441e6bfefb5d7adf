import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { isOrderAction, type OrderAction, orderActionTexts } from '@jicai/domain/orders/order-actions.ts';
import { Button, type ButtonLook, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Link } from 'react-router';
import { orderDetailPath, tradeApprovalPath } from '../../app/paths.ts';
import styles from './OrderButtons.module.css';
import type { ActionOrder } from './use-order-actions.ts';

/** The actions that move the order on; the first one present is the main button. */
const mainActions: readonly string[] = ['pay', 'receive', 'resubmit'];

export interface OrderButtonsProps {
  order: ActionOrder & {
    orderState: number;
    actions: readonly string[];
    disabledReasons: Readonly<Record<string, string>>;
  };
  onAct: (action: string) => void;
  isBusy: boolean;
  /** list: a column of the card, with a link to the order; page: a row on the order itself. */
  place: 'list' | 'page';
}

/**
 * The buttons of an order: what its `actions` name and, greyed with the reason, what its `disabledReasons` name
 * (docs/domain/orders.md §9).
 */
export function OrderButtons({ order, onAct, isBusy, place }: OrderButtonsProps) {
  const names = Object.keys(orderActionTexts).filter(
    (action) => isOrderAction(action) && (order.actions.includes(action) || action in order.disabledReasons),
  ) as OrderAction[];
  const isAsked = order.orderState === orderStates.awaitingApproval;
  const main =
    names.find((action) => mainActions.includes(action)) ??
    (place === 'list' && !isAsked ? names.find((action) => action === 'rebuy') : undefined);
  const others = names.filter((action) => action !== main);
  const isPage = place === 'page';
  const shown = isPage && main ? [...others.toReversed(), main] : main ? [main, ...others] : others;
  return (
    <div className={isPage ? styles.row : styles.column}>
      {!isPage && isAsked && (
        <Link to={tradeApprovalPath(order.tradeNo)} className={buttonClass({ look: 'text', size: 'sm' }, styles.audit)}>
          查看审批
        </Link>
      )}
      {shown.map((action) => (
        <OrderButton
          key={action}
          text={orderActionTexts[action]}
          reason={order.disabledReasons[action]}
          isBusy={isBusy && action === main}
          isOutlined={action !== 'rebuy'}
          onClick={() => onAct(action)}
          {...lookOf(action, action === main, isPage)}
        />
      ))}
      {!isPage && (
        <Link to={orderDetailPath(order.orderNo)} className={buttonClass({ look: 'text', size: 'sm' }, styles.detail)}>
          订单详情
        </Link>
      )}
    </div>
  );
}

function lookOf(action: string, isMain: boolean, isPage: boolean): ButtonLook {
  if (isMain)
    return {
      look: action === 'pay' || isPage ? 'fill' : 'ghost',
      size: isPage ? 'md' : 'sm',
    };
  return { look: isPage ? 'ghost' : 'text', size: isPage ? 'md' : 'sm' };
}

/** A refused action stays in reach of keyboard and touch, and says why when it is tried. */
function OrderButton({
  text,
  reason,
  onClick,
  isBusy,
  isOutlined,
  ...look
}: ButtonLook & {
  text: string;
  reason: string | undefined;
  onClick: () => void;
  isBusy: boolean;
  isOutlined: boolean;
}) {
  if (reason === undefined) {
    return (
      <Button
        {...look}
        isBusy={isBusy}
        onClick={onClick}
        className={
          look.look === 'text'
            ? styles.quiet
            : cx(styles.solid, look.look === 'fill' ? styles.main : isOutlined && styles.outline)
        }
      >
        {text}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      look={look.look === 'text' ? 'text' : 'ghost'}
      aria-disabled
      title={reason}
      onClick={() => toast.info(reason)}
      className={styles.refused}
    >
      {text}
    </Button>
  );
}
