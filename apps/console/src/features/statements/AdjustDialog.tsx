import { fenText } from '@jicai/ui/display/format-fen.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { type FormOf, useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { adjustFaults, type AdjustForm, areReceipts, callOf, emptyAdjust, offFault } from './adjust-form.ts';
import styles from './AdjustDialog.module.css';
import { previewQuery, refreshStatements, type Statement, type StatementItem } from './statements.queries.ts';

interface Adjusted {
  statement: Statement;
  /** None: the whole statement. */
  rows: readonly StatementItem[];
}

/**
 * Takes units or money off rows, takes them out, or adjusts the whole by money: one reason and one new sum for all of them.
 * Above what one person may, a second one confirms.
 */
export function AdjustDialog({ statement, rows, onClose }: Adjusted & { onClose: () => void }) {
  const { checkId, version, totalFee } = statement;
  const keys = rows.map(({ checkItemId }) => checkItemId).join('.');
  const form = useForm<AdjustForm>(emptyAdjust(rows), (values) => adjustFaults(values, rows), {
    draft: `statement.adjust.${checkId}.${keys || 'all'}`,
  });
  const values = useValues(form);
  const { by } = values;
  const send = useWriteOnce(async (sent: AdjustForm, requestId) => {
    const data = { checkId, version, ...callOf(sent, rows), requestId };
    return (await post('/api/OpsCheck/Adjust', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title={rows.length === 0 ? '整单调整' : '调整明细'}
      action="调整"
      width={560}
      onClose={onClose}
      onSubmit={async (sent) => {
        const { changeId } = await send(sent).finally(() => void refreshStatements());
        toast.ok(changeId ? '已提交，待第二人复核后生效' : '已调整');
        onClose();
      }}
    >
      {rows.length === 0 && <p>整张对账单 {fenText(totalFee)}</p>}
      {rows.length > 0 && (
        <SelectField<AdjustForm> name="by" label="调整方式" isRequired>
          {areReceipts(rows) && <option value="qty">按数量减少</option>}
          {areReceipts(rows) && <option value="fee">按金额减少</option>}
          <option value="out">移出本对账单</option>
        </SelectField>
      )}
      <Rows form={form} rows={rows} values={values} />
      {by === 'out' && <p>连同对{rows.length > 1 ? '它们' : '它'}的调整一起移出，之后可计入别的对账单。</p>}
      {rows.length === 0 && (
        <>
          <SelectField<AdjustForm> name="direction" label="方向" isRequired>
            <option value="off">减少应收</option>
            <option value="on">增加应收</option>
          </SelectField>
          <TextField<AdjustForm> name="fee" label="金额（元）" inputMode="decimal" isRequired />
        </>
      )}
      <TextField<AdjustForm> name="reason" label="原因" isRequired rows={2} maxLength={100} />
      <NewSum statement={statement} rows={rows} values={values} />
    </FormDialog>
  );
}

/** The rows with what goes off each. */
function Rows({ form, rows, values }: Pick<Adjusted, 'rows'> & { form: FormOf<AdjustForm>; values: AdjustForm }) {
  if (rows.length === 0) return null;
  const { by, offs } = values;
  return (
    <ul className={styles.rows} aria-label="调整的明细">
      {rows.map((row) => {
        const name = row.itemName || row.reason;
        const fault = form.submitCount > 0 ? offFault(values, row) : undefined;
        return (
          <li key={row.checkItemId}>
            <span className={styles.words}>
              {name}
              <small>
                {row.orderNo} {row.qty} 件，{fenText(row.fee)}
              </small>
            </span>
            {by !== 'out' && (
              <Field
                label={
                  <span className={styles.label}>{by === 'qty' ? `减少数量，最多 ${row.qty}` : '减少金额（元）'}</span>
                }
                isRequired
                {...(fault && { error: fault })}
              >
                {(control) => (
                  <input
                    {...control}
                    aria-label={`${name} ${by === 'qty' ? '减少数量' : '减少金额'}`}
                    autoComplete="off"
                    inputMode={by === 'qty' ? 'numeric' : 'decimal'}
                    value={offs[row.checkItemId] ?? ''}
                    onChange={(event) => form.set({ offs: { ...offs, [row.checkItemId]: event.target.value } })}
                  />
                )}
              </Field>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What the whole comes to by it, as the server counts it; nothing while the form is not whole. */
function NewSum({ statement: { checkId, totalFee }, rows, values }: Adjusted & { values: AdjustForm }) {
  // The reason changes no sum: one that is still to be typed holds nothing up.
  const reasoned = { ...values, reason: '预览' };
  const asked = useDeferredValue(callOf(reasoned, rows));
  const isWhole = Object.values(adjustFaults(reasoned, rows)).every((text) => text === undefined);
  const { data, error } = useQuery({ ...previewQuery({ checkId, ...asked }), enabled: isWhole });
  if (!isWhole) return null;
  if (error) return <output className={styles.fault}>{error.message}</output>;
  if (!data) return null;
  return (
    <output>
      对账单总额 {fenText(totalFee)} → <b>{fenText(data.totalFee)}</b>
      {data.isWaiting && '，待第二人复核后生效'}
    </output>
  );
}
