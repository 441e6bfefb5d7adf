import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Sum, Sums, Total } from '@jicai/ui/lists/Sums.tsx';
import type { PlacePreview } from './place.queries.ts';
import styles from './PlaceOrder.module.css';

/** What the order comes to, who will be asked, and the way to place it. */
export function PlaceRail({
  answer,
  formId,
  isBusy,
  isStale,
}: {
  answer: PlacePreview | undefined;
  formId: string;
  isBusy: boolean;
  /** Another preview is being asked for. */
  isStale: boolean;
}) {
  const preview = answer?.preview;
  const isReady = preview !== undefined && preview.canSubmit && answer?.unknownNos.length === 0;
  return (
    <aside className={styles.rail}>
      <Card title="应付" size="sm">
        <Sums>
          <Sum name="商品金额" note={preview && `${preview.totalQty} 件`}>
            <Price tone="plain" fen={preview?.goodsFee ?? 0} />
          </Sum>
          <Sum name="运费">
            <Price tone="plain" fen={preview?.freightFee ?? 0} />
          </Sum>
          <Total name="应付">
            <Price fen={preview?.payFee ?? 0} />
          </Total>
        </Sums>
        {preview && <Approval preview={preview} />}
        <Button
          type="submit"
          form={formId}
          look="fill"
          className={styles.submit}
          isBusy={isBusy}
          disabled={!isReady || isStale}
        >
          提交订单
        </Button>
        <p className={styles.quiet}>提交后会通知下单人，订单注明由商城代下</p>
      </Card>
    </aside>
  );
}

function Approval({ preview }: { preview: NonNullable<PlacePreview['preview']> }) {
  if (preview.auditFault) return <Notice tone="danger">{preview.auditFault}</Notice>;
  if (!preview.needAudit) return null;
  const steps = preview.auditFlow ?? [];
  return (
    <Notice tone="warn">
      须由客户审批：
      {steps.map(({ approvers }) => approvers.map(({ userName }) => userName).join('、')).join(' → ')}
    </Notice>
  );
}
