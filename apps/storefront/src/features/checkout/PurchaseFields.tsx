import { Card } from '@jicai/ui/layout/Card.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
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
            <input
              {...control}
              type="date"
              name="expectDate"
              min={today}
              value={form.expectDate}
              onChange={(event) => onChange({ expectDate: event.target.value })}
            />
          )}
        </Field>
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

/** Offers what colleagues have written before, so that one cost centre has one spelling. */
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
  const { data: known = [] } = useQuery({ ...costCentersQuery(), enabled: maySubmit });
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
            {known.map((costCenter) => (
              <option key={costCenter} value={costCenter}>
                {costCenter}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
