import { Card } from '@jicai/ui/layout/Card.tsx';
import { DayField } from '@jicai/ui/forms/DayField.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { bizTypes, orderFileLimitText } from '@jicai/domain/files/upload-kinds.ts';
import { mostOrderFiles } from '@jicai/domain/orders/order-form.ts';
import { type Picture, usePictures } from '@jicai/web/form/use-pictures.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { costCentersQuery } from './checkout.queries.ts';
import type { SettleForm } from './settle-form.ts';
import styles from './PurchaseFields.module.css';

/** The last card: what the buyer's own books need. A member has no books: only the wished day is asked. */
export function PurchaseFields({
  form,
  faults,
  isEnterprise,
  needAudit,
  today,
  onChange,
}: {
  form: SettleForm;
  faults: Readonly<Record<string, string>>;
  isEnterprise: boolean;
  /** Somebody will have to approve it: he may be told why it is needed. */
  needAudit: boolean;
  /** "YYYY-MM-DD" */
  today: string;
  onChange: (part: Partial<SettleForm>) => void;
}) {
  return (
    <Card isStep title={isEnterprise ? '采购信息' : '其他要求'}>
      <div className={styles.fields}>
        {isEnterprise && (
          <>
            <CostCenterField
              value={form.costCenter}
              fault={faults['costCenter']}
              onChange={(costCenter) => onChange({ costCenter })}
            />
            <Field label="采购单号" error={faults['purchaseNo']} help="贵公司内部采购单号，订单和对账单上会带上">
              {(control) => (
                <input
                  {...control}
                  name="purchaseNo"
                  maxLength={60}
                  value={form.purchaseNo}
                  onChange={(event) => onChange({ purchaseNo: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
        <Field label="期望到货日期" error={faults['expectDate']} help="供应商会尽量安排，以实际发货为准">
          {(control) => (
            <DayField
              control={control}
              label="期望到货日期"
              min={today}
              value={form.expectDate}
              onChange={(expectDate) => onChange({ expectDate })}
            />
          )}
        </Field>
        <OrderFiles files={form.files} error={faults['files']} onChange={(files) => onChange({ files })} />
        {needAudit && (
          <Field
            label="给审批人的说明"
            error={faults['auditNote']}
            help="为什么需要这些商品，选填，200 字内"
            className={styles.whole}
          >
            {(control) => (
              <textarea
                {...control}
                name="auditNote"
                rows={2}
                maxLength={220}
                value={form.auditNote}
                onChange={(event) => onChange({ auditNote: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  );
}

/** Papers that explain the order (docs/domain/orders.md §18). */
function OrderFiles({
  files,
  error,
  onChange,
}: {
  files: readonly Picture[];
  error: string | undefined;
  onChange: (files: Picture[]) => void;
}) {
  const { isBusy, add, remove } = usePictures(files, onChange, { bizType: bizTypes.orderFile, max: mostOrderFiles });
  return (
    <PicturePicker
      label="附件"
      pictures={files}
      max={mostOrderFiles}
      takesPdf
      alsoTakes=".xlsx,.docx"
      isBusy={isBusy}
      help={`报价单、清单或图纸，选填；${orderFileLimitText}`}
      error={error}
      onPick={add}
      onRemove={remove}
    />
  );
}

/** One of the enterprise's list; without one what colleagues have written before is proposed, so that a cost centre has one spelling. */
function CostCenterField({
  value,
  fault,
  onChange,
}: {
  value: string;
  fault: string | undefined;
  onChange: (costCenter: string) => void;
}) {
  const listId = useId();
  const { data: user } = useQuery(userInfoQuery());
  const maySubmit = user?.permissions.includes('order.submit') ?? false;
  const { data, isLoading } = useQuery({ ...costCentersQuery(), enabled: maySubmit });
  const known = data?.costCenters ?? [];
  // Which kind of field it is, is known with the list: until then it takes nothing.
  if (!user || isLoading)
    return (
      <Field label="成本中心" help="计入哪个部门或项目，选填">
        {(control) => <select {...control} disabled />}
      </Field>
    );
  if (data?.isList) return <ListedCostCenter value={value} fault={fault} known={known} onChange={onChange} />;
  return (
    <Field label="成本中心" {...(fault && { error: fault })} help="计入哪个部门或项目，选填">
      {(control) => (
        <>
          <input
            {...control}
            name="costCenter"
            list={listId}
            autoComplete="off"
            maxLength={60}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {known.map(({ code }) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function ListedCostCenter({
  value,
  fault,
  known,
  onChange,
}: {
  value: string;
  fault: string | undefined;
  known: readonly { code: string; title: string }[];
  onChange: (code: string) => void;
}) {
  // Written before it was stopped: it is shown, and refused by name when it is sent.
  const isGone = value !== '' && !known.some(({ code }) => code === value);
  return (
    <Field label="成本中心" {...(fault && { error: fault })} help="从本企业的成本中心清单选择，选填">
      {(control) => (
        <select {...control} name="costCenter" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">不指定</option>
          {isGone && <option value={value}>{value}（已停用）</option>}
          {known.map(({ code, title }) => (
            <option key={code} value={code}>
              {[code, title].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
