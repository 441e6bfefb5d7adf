import { poolScopes, poolScopeTexts } from '@jicai/domain/goods/goods-pool.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { useQuery } from '@tanstack/react-query';
import { poolCountText } from './pool-count-text.ts';
import { poolFaults, type PoolForm, poolFormOf, poolOf } from './pool-form.ts';
import { type CustomerPool, poolPreviewQuery, refreshPool } from './pool.queries.ts';
import { PoolBrands, PoolCategories } from './PoolFields.tsx';
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
      <SelectField<PoolForm> name="scope" label="范围" help={isChosen ? '以下分类、品牌与商品之和' : undefined}>
        {poolScopes.map((scope) => (
          <option key={scope} value={scope}>
            {poolScopeTexts[scope]}
          </option>
        ))}
      </SelectField>
      {isChosen && <PoolCategories />}
      {isChosen && <PoolBrands />}
      <TextField<PoolForm>
        name="maxFee"
        label="单价上限（元）"
        inputMode="decimal"
        placeholder="不限可留空"
        help="按企业价计，高于上限的商品不可见"
      />
      <TextField<PoolForm>
        name="itemNos"
        label={isChosen ? '另加商品' : '不受上限限制的商品'}
        rows={2}
        placeholder="商品编号，可从表格粘贴"
      />
      <TextField<PoolForm> name="excludedItemNos" label="排除商品" rows={2} placeholder="商品编号，可从表格粘贴" />
    </FormDialog>
  );
}

function PoolPreview({ customerId, values }: { customerId: string; values: PoolForm }) {
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
