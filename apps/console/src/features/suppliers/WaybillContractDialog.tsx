import { waybillContractFaults, waybillContractFields } from '@jicai/domain/tracking/waybill-contracts.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { clearedOf, ProviderFields, type ProviderForm, textsOf } from '../providers/index.ts';
import { refreshSuppliers, type WaybillContract } from './suppliers.queries.ts';

interface Courier {
  logisticsCode: string;
  logisticsName: string;
}

/** A supplier's contract with a courier; which one is chosen once. */
export function WaybillContractDialog({
  supplierId,
  contract,
  free,
  onClose,
}: {
  supplierId: string;
  contract: WaybillContract | undefined;
  /** Couriers without a contract yet. */
  free: readonly Courier[];
  onClose: () => void;
}) {
  const kept = contract?.keptSecrets ?? [];
  const couriers = contract ? [contract] : free;
  const form = useForm<ProviderForm>(
    {
      logisticsCode: couriers[0]?.logisticsCode ?? '',
      ...Object.fromEntries(waybillContractFields.map(({ field }) => [field, contract?.values[field] ?? ''])),
    },
    (typed) => waybillContractFaults(textsOf(waybillContractFields, typed), kept),
    {
      draft: `waybillContract.${supplierId}.${contract?.logisticsCode ?? 'new'}`,
      secrets: waybillContractFields.filter(({ isSecret }) => isSecret).map(({ field }) => field),
    },
  );
  const send = useWriteOnce((typed: ProviderForm, requestId) =>
    post('/api/OpsTracking/SaveContract', {
      data: {
        supplierId,
        logisticsCode: String(typed['logisticsCode']),
        values: textsOf(waybillContractFields, typed),
        clearedSecrets: clearedOf(kept, typed),
        updateTime: contract?.updateTime ?? '',
        requestId,
      },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={contract ? `${contract.logisticsName}面单账号` : '添加面单账号'}
      width={640}
      action="保存"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshSuppliers());
        toast.ok('已保存，第一次取号会验证账号');
        onClose();
      }}
    >
      <SelectField<Courier> name="logisticsCode" label="快递公司" isRequired isWide>
        {couriers.map(({ logisticsCode, logisticsName }) => (
          <option key={logisticsCode} value={logisticsCode}>
            {logisticsName}
          </option>
        ))}
      </SelectField>
      <ProviderFields fields={waybillContractFields} keptSecrets={kept} values={contract?.values ?? {}} mayClear />
    </FormDialog>
  );
}
