import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { settlementPath } from '../../app/paths.ts';
import { CartDiscount } from './CartDiscount.tsx';
import styles from './CartSummary.module.css';
import { isShort } from './cart-lines.ts';
import { useComingApproval } from './use-coming-approval.ts';

/** Stays at the bottom of the screen: what is chosen, what it costs, and the way to the settlement page. */
export function CartSummary({
  checked,
  isAllChecked,
  hasValid,
  totalFen,
  totalQty,
  onCheckAll,
  onRemove,
  settle,
}: {
  checked: readonly CartItem[];
  isAllChecked: boolean;
  hasValid: boolean;
  totalFen: number;
  totalQty: number;
  onCheckAll: (isChecked: boolean) => void;
  onRemove: () => void;
  /** Waits until every change of quantity has been answered; whether all were taken. */
  settle: () => Promise<boolean>;
}) {
  const isPhone = useIsPhone();
  const approval = useComingApproval(checked);
  const { isGoing, go } = useGoToSettlement(checked, settle);
  return (
    <section className={styles.bar} aria-label="结算">
      <Checkbox
        isChecked={isAllChecked}
        isPartly={checked.length > 0}
        isRound={isPhone}
        disabled={!hasValid}
        onChange={onCheckAll}
      >
        全选
      </Checkbox>
      {!isPhone && (
        <button type="button" className={styles.text} disabled={checked.length === 0} onClick={onRemove}>
          删除选中
        </button>
      )}
      <div className={styles.sums}>
        <p className={styles.sum} aria-live="polite">
          <span className={styles.label}>
            {isPhone ? '合计' : `已选 ${checked.length} 种 ${totalQty} 件，合计（不含运费）`}
          </span>
          <Price fen={totalFen} className={styles.total} />
        </p>
        <CartDiscount checked={checked} />
        {approval && (
          <p className={styles.approval}>
            {approval.ruleText}，提交后需要{approval.stepCount > 0 && ` ${approval.stepCount} 级`}审批
          </p>
        )}
      </div>
      <Button look="fill" size="lg" isBusy={isGoing} className={styles.go} onClick={go}>
        {isPhone ? `结算 (${checked.length})` : '去结算'}
      </Button>
    </section>
  );
}

/** Of all texts the cart needs one, and seldom: they are loaded then. */
async function nothingChosenText(): Promise<string> {
  const { errorCodes, errorText } = await import('@jicai/domain/errors/error-codes.ts');
  return errorText(errorCodes.nothingChosen);
}

function useGoToSettlement(checked: readonly CartItem[], settle: () => Promise<boolean>) {
  const navigate = useNavigate();
  const [isGoing, setIsGoing] = useState(false);
  async function go() {
    const short = checked.find(isShort);
    if (checked.length === 0) toast.error(await nothingChosenText());
    else if (short) toast.error(`${short.itemName} 库存不足，请修改数量`);
    else {
      setIsGoing(true);
      const isSettled = await settle();
      setIsGoing(false);
      // Its line says why: nobody buys a quantity that he did not choose.
      if (isSettled) void navigate(settlementPath({ cartIds: checked.map((line) => line.cartId) }));
      else toast.error('数量没有保存');
    }
  }
  return { isGoing, go: () => void go() };
}
