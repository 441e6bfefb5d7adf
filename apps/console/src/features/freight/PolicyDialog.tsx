import { freightMeasures, freightMeasureTexts } from '@jicai/domain/money/freight.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { type Policy, refreshFreight } from './freight.queries.ts';
import { policyFaults, type PolicyForm, policyFormOf, policyOf } from './policy-form.ts';
import { ZoneRows } from './ZoneRows.tsx';

/** Freight of the shop or a supplier: a rule for everywhere, and others for named areas. */
export function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { supplierId, supplierName, stamp } = policy;
  const form = useForm<PolicyForm>(policyFormOf(policy), policyFaults, {
    draft: `freight.${supplierId || 'shop'}`,
  });
  const { measure, zones } = useValues(form);
  const send = useWriteOnce((typed: PolicyForm, requestId) =>
    post('/api/OpsFreight/SavePolicy', { data: { supplierId, policy: policyOf(typed), stamp, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={`${supplierName || '商城'}的运费`}
      width={880}
      action="保存"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshFreight());
        toast.ok('运费已生效');
        onClose();
      }}
    >
      <SelectField<PolicyForm>
        name="measure"
        label="计费方式"
        help={measure === 'weight' ? '按商品毛重，未填毛重的只计首重' : undefined}
      >
        {freightMeasures.map((one) => (
          <option key={one} value={one}>
            {freightMeasureTexts[one]}
          </option>
        ))}
      </SelectField>
      <ZoneRows
        measure={measure}
        zones={zones}
        error={form.faults.zones}
        onChange={(next) => form.set({ zones: next })}
      />
    </FormDialog>
  );
}
