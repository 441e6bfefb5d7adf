import { mostTiers } from '@jicai/domain/goods/product-form.ts';
import { isUnderLine, marginBp } from '@jicai/domain/money/margin.ts';
import { type PlannedPriceName, plannedPrices, plannedPriceText } from '@jicai/domain/money/price-plans.ts';
import { paymentText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { CheckField, SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { PairRows } from '../../parts/PairRows.tsx';
import { MarginChange } from '../../parts/MarginChange.tsx';
import styles from './PlanDialog.module.css';
import { planDataOf, planFaults, type PlanForm } from './plan-form.ts';
import { refreshPlans } from './plans.queries.ts';

/** What a price is planned for. */
export interface PlanItem {
  itemId: string;
  itemNo: string;
  itemName: string;
  retailFen: number | null;
  enterpriseFen: number | null;
  costFen?: number | null | undefined;
  marginLineBp?: number | undefined;
}

/** 定时调价: a price of one of these items from a time on, and until another. */
export function PlanDialog({
  items,
  price,
  fen,
  onClose,
}: {
  items: readonly [PlanItem, ...PlanItem[]];
  price: PlannedPriceName;
  /** What was typed before it became a plan. */
  fen?: number | undefined;
  onClose: () => void;
}) {
  const [first] = items;
  const form = useForm<PlanForm>(
    {
      itemId: first.itemId,
      price,
      amount: fen === undefined ? '' : paymentText(fen),
      hasTiers: false,
      tiers: [],
      beginTime: '',
      endTime: '',
      reason: '',
    },
    planFaults,
    { draft: `goods.plan.${first.itemId}.${price}` },
  );
  const values = useValues(form);
  const item = items.find(({ itemId }) => itemId === values.itemId) ?? first;
  const isWaiting = isUnderLine(yuanToFen(values.amount) || 1, item.costFen ?? null, item.marginLineBp ?? 0);
  const isUnder = isWaiting && values.amount !== '';
  const send = useWriteOnce(
    async (typed: PlanForm, requestId) =>
      (await post('/api/OpsGoods/SavePlan', { data: { ...planDataOf(typed), requestId } })).resultData,
  );
  return (
    <FormDialog
      form={form}
      title="定时调价"
      width={560}
      layout="pairs"
      action={isUnder ? '提交复核' : '保存'}
      onClose={onClose}
      onSubmit={async (typed) => {
        const { changeId } = await send(typed);
        if (changeId) toast.info('低于毛利线，已提交第二人复核，通过后按时生效');
        else toast.ok(`将在 ${typed.beginTime.replace('T', ' ')} 生效`);
        void refreshPlans();
        onClose();
      }}
    >
      {items.length === 1 ? (
        <p className={styles.item}>
          {first.itemName}
          <small>{first.itemNo}</small>
        </p>
      ) : (
        <SelectField<PlanForm> name="itemId" label="规格" isRequired isWide>
          {items.map(({ itemId, itemNo, itemName }) => (
            <option key={itemId} value={itemId}>
              {itemNo} {itemName}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField<PlanForm> name="price" label="价格" isRequired>
        {plannedPrices.map((one) => (
          <option key={one} value={one}>
            {plannedPriceText(one)}
          </option>
        ))}
      </SelectField>
      <TextField<PlanForm>
        name="amount"
        label="调为（元）"
        isRequired
        inputMode="decimal"
        help={<Against item={item} values={values} />}
      />
      {values.price === 'enterpriseFen' && <PlanTiers />}
      <DateField<PlanForm> name="beginTime" label="开始时间" withTime isRequired />
      <DateField<PlanForm> name="endTime" label="结束时间" withTime help="到时自动恢复开始前的价格；留空一直用" />
      {isUnder && (
        <>
          <Notice tone="warn" className={styles.wide}>
            低于毛利线，由第二人复核通过后才会按时生效。
          </Notice>
          <TextField<PlanForm> name="reason" label="给复核人的说明" isWide maxLength={200} />
        </>
      )}
    </FormDialog>
  );
}

/** Prices by quantity that change with the price, where that is asked for. */
function PlanTiers() {
  const form = useFormOf<PlanForm>();
  const { hasTiers, tiers } = useValues(form);
  return (
    <div className={styles.wide}>
      <CheckField<PlanForm> name="hasTiers">同时调整阶梯价，结束时一起恢复</CheckField>
      {hasTiers && (
        <PairRows
          label="阶梯价"
          nameLabel="数量从"
          valueLabel="单价（元）"
          add="加一档"
          pairs={tiers}
          max={mostTiers}
          error={form.faults.tiers}
          help="不填任何一档为没有阶梯价"
          onChange={(next) => form.set({ tiers: next })}
        />
      )}
    </div>
  );
}

/** What holds now, and what is left of both prices. */
function Against({ item, values: { price, amount } }: { item: PlanItem; values: PlanForm }) {
  const now = item[price];
  const next = yuanToFen(amount);
  const { costFen, marginLineBp } = item;
  const marginOf = (fen: number | null | undefined) =>
    fen && typeof costFen === 'number' ? marginBp(fen, costFen) : undefined;
  return (
    <>
      现价 <Price tone="plain" fen={now} fallback="无" />
      {marginOf(now ?? next) !== undefined && (
        <>
          {' · '}毛利率{' '}
          <MarginChange
            beforeMarginBp={next ? marginOf(now) : undefined}
            afterMarginBp={marginOf(next || now)}
            marginLineBp={marginLineBp}
          />
        </>
      )}
    </>
  );
}
