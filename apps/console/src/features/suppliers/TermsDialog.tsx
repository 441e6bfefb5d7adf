import { mostCategoryRates, type SettlementTerms, termsFaults } from '@jicai/domain/settlements/settlement-terms.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { PairRows } from '../../parts/PairRows.tsx';
import { type CategoryOption, useCategoryOptions } from '../../parts/use-category-options.ts';
import { refreshSuppliers, type Terms } from './suppliers.queries.ts';

interface TermsForm {
  termDays: string;
  rate: string;
  /** Way of a category and its rate in percent. */
  categoryRates: { name: string; value: string }[];
  settleFrom: string;
  invoiceInfo: string;
  payeeInfo: string;
}

const flat = (options: readonly CategoryOption[]): CategoryOption[] =>
  options.flatMap((option) => [option, ...flat(option.children)]);
/** NaN for what is no percentage of two decimals. */
const bpOf = (text: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : NaN;

/** The terms of settling with a supplier; sheets that stand keep theirs. */
export function TermsDialog({ supplierId, terms, onClose }: { supplierId: string; terms: Terms; onClose: () => void }) {
  const categories = flat(useCategoryOptions());
  const titleOf = (id: string) => categories.find(({ value }) => value === id)?.title ?? id;
  const idOf = (title: string) => categories.find((one) => one.title === title.trim())?.value ?? '';
  const toTerms = ({ termDays, rate, categoryRates, ...texts }: TermsForm): SettlementTerms => ({
    ...texts,
    termDays: /^\d{1,3}$/.test(termDays.trim()) ? Number(termDays) : NaN,
    rateBp: bpOf(rate),
    categoryRates: categoryRates
      .filter(({ name, value }) => name !== '' || value !== '')
      .map(({ name, value }) => ({ categoryId: idOf(name), rateBp: bpOf(value) })),
  });
  const start: TermsForm = {
    termDays: String(terms.termDays),
    rate: String(terms.rateBp / 100),
    categoryRates: terms.categoryRates.map(({ categoryId, rateBp }) => ({
      name: titleOf(categoryId),
      value: String(rateBp / 100),
    })),
    settleFrom: terms.settleFrom,
    invoiceInfo: terms.invoiceInfo,
    payeeInfo: terms.payeeInfo,
  };
  const form = useForm<TermsForm>(
    start,
    (values) => {
      const { rateBp, ...faults } = termsFaults(toTerms(values));
      return { ...faults, ...(rateBp && { rate: rateBp }) };
    },
    { draft: `supplier.terms.${supplierId}` },
  );
  const { categoryRates } = useValues(form);
  const send = useWriteOnce((values: TermsForm, requestId) =>
    post('/api/OpsSettle/SaveTerms', { data: { ...toTerms(values), supplierId, version: terms.version, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="结算条款"
      action="保存"
      width={640}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSuppliers());
        toast.ok('已保存，之后生成的结算单按新条款');
        onClose();
      }}
    >
      <TextField<TermsForm> name="termDays" label="账期天数" inputMode="numeric" isRequired help="从月末起算" />
      <TextField<TermsForm> name="rate" label="佣金比例（%）" inputMode="decimal" isRequired help="0 为不收佣金" />
      <PairRows
        label="分类佣金"
        nameLabel="分类"
        valueLabel="比例（%）"
        add="加一个分类"
        pairs={categoryRates}
        max={mostCategoryRates}
        names={categories.map(({ title }) => title)}
        error={form.faults.categoryRates}
        help="包含下级分类，优先于上面的比例"
        onChange={(next) => form.set({ categoryRates: next })}
      />
      <DateField<TermsForm> name="settleFrom" label="起算日期" help="这一天之前的收货与退货不在这里结算，留空为全部" />
      <TextField<TermsForm>
        name="invoiceInfo"
        label="开票资料"
        rows={3}
        maxLength={500}
        help="供应商开给商城的发票抬头等"
      />
      <TextField<TermsForm> name="payeeInfo" label="收款账户" rows={3} maxLength={500} help="户名、开户行、账号" />
    </FormDialog>
  );
}
