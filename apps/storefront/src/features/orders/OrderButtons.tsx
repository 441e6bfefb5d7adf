import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { isOrderAction, type OrderAction, orderActionTexts } from '@jicai/domain/orders/order-actions.ts';
import { Button, type ButtonLook, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Link } from 'react-router';
import { orderDetailPath, tradeApprovalPath } from '../../app/paths.ts';
import { MoreMenu } from './MoreMenu.tsx';
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
  /** What concerns the approval stands above the orders of a request. */
  isInGroup?: boolean;
}

/**
 * The buttons of an order: what its `actions` name and, greyed with the reason, what its `disabledReasons` name
 * (docs/domain/orders.md §9).
 */
export function OrderButtons(props: OrderButtonsProps) {
  const { actions, disabledReasons } = props.order;
  const names = Object.keys(orderActionTexts).filter(
    (action) => isOrderAction(action) && (actions.includes(action) || action in disabledReasons),
  ) as OrderAction[];
  return props.place === 'page' ? <PageRow {...props} names={names} /> : <ListColumn {...props} names={names} />;
}

interface NamedProps extends OrderButtonsProps {
  names: readonly OrderAction[];
}

function PageRow({ order, onAct, isBusy, names }: NamedProps) {
  const isAsked = order.orderState === orderStates.awaitingApproval;
  const main =
    names.find((action) => mainActions.includes(action)) ??
    (isAsked ? undefined : names.find((action) => action === 'rebuy'));
  const others = names.filter((action) => action !== main && action !== 'delete');
  return (
    <div className={styles.row}>
      {names.includes('delete') && (
        <span className={styles.rest}>
          <MoreMenu
            label={`更多操作 ${order.orderNo}`}
            items={[
              {
                key: 'delete',
                text: orderActionTexts.delete,
                reason: order.disabledReasons['delete'],
                isApart: false,
                onChoose: () => onAct('delete'),
              },
            ]}
          />
        </span>
      )}
      {(main ? [...others.toReversed(), main] : others).map((action) => (
        <OrderButton
          key={action}
          text={orderActionTexts[action]}
          reason={order.disabledReasons[action]}
          isBusy={isBusy && action === main}
          isOutlined={action !== 'rebuy'}
          onClick={() => onAct(action)}
          {...lookOf(action, action === main, true)}
        />
      ))}
    </div>
  );
}

/** One main button, the way to the order, and everything else behind ⋯. */
function ListColumn({ order, onAct, isBusy, isInGroup, names }: NamedProps) {
  const isAsked = order.orderState === orderStates.awaitingApproval;
  const main =
    names.find((action) => mainActions.includes(action)) ??
    (isAsked ? undefined : names.find((action) => action === 'rebuy'));
  const rest = names.filter((action) => action !== main);
  const leadsToApproval = isAsked && !isInGroup;
  return (
    <div className={styles.column} data-only-more={(!main && !leadsToApproval) || undefined}>
      {leadsToApproval && (
        <Link to={tradeApprovalPath(order.tradeNo)} className={buttonClass({ size: 'sm' }, styles.solid)}>
          查看审批
        </Link>
      )}
      {main && (
        <OrderButton
          text={orderActionTexts[main]}
          reason={order.disabledReasons[main]}
          isBusy={isBusy}
          isOutlined={main !== 'rebuy'}
          onClick={() => onAct(main)}
          {...lookOf(main, true, false)}
        />
      )}
      <span className={styles.below}>
        <Link to={orderDetailPath(order.orderNo)} className={buttonClass({ look: 'text', size: 'sm' }, styles.detail)}>
          订单详情
        </Link>
        {rest.length > 0 && (
          <MoreMenu
            label={`更多操作 ${order.orderNo}`}
            items={rest.map((action) => ({
              key: action,
              text: orderActionTexts[action],
              reason: order.disabledReasons[action],
              isApart: action === 'delete',
              onChoose: () => onAct(action),
            }))}
          />
        )}
      </span>
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
