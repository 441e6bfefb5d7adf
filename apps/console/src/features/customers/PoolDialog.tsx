import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { useQuery } from '@tanstack/react-query';
import { poolCountText } from './pool-count-text.ts';
import { poolFaults, type PoolForm, poolFormOf, poolOf } from './pool-form.ts';
import { type CustomerPool, poolPreviewQuery, refreshPool } from './pool.queries.ts';
import { PoolAll } from './PoolFields.tsx';
import styles from './PoolDialog.module.css';

/** Draws up what a customer may see and buy; says beneath how much that would be. */
export function PoolDialog({
  customerId,
  pool,
  onClose,
}: {
  customerId: string;
  pool: CustomerPool;
  onClose: () => void;
}) {
  const form = useForm<PoolForm>(poolFormOf(pool), poolFaults, { draft: `customer.pool.${customerId}` });
  const values = useValues(form);
  const send = useWriteOnce((typed: PoolForm, requestId) =>
    post('/api/OpsCustomer/SaveGoodsPool', {
      data: { customerId, version: pool.version, ...poolOf(typed), requestId },
    }),
  );
  const isChosen = values.scope === 'chosen';
  return (
    <FormDialog
      form={form}
      title="设置商品池"
      width={640}
      action="保存"
      after={<PoolPreview customerId={customerId} values={values} />}
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshPool());
        toast.ok('商品池已生效');
        onClose();
      }}
    >
      <PoolAll isChosen={isChosen} />
    </FormDialog>
  );
}

/** How much a pool would hold; without a customer that of a company still to be let in. */
export function PoolPreview({ customerId, values }: { customerId?: string; values: PoolForm }) {
  const isFit = Object.values(poolFaults(values)).every((fault) => fault === undefined);
  const rested = useDelayed(JSON.stringify(poolOf(values)), 400);
  const { data } = useQuery({ ...poolPreviewQuery(customerId, rested), enabled: isFit });
  return (
    <output className={styles.preview}>
      {isFit && data ? `保存后可见 ${poolCountText(data)}` : ' '}
      {isFit && data && data.unknownItemNos.length > 0 && (
        <small>没有商品编号 {data.unknownItemNos.slice(0, 5).join('、')}</small>
      )}
    </output>
  );
}
