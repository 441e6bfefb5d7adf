import { logisticsNoFault } from '@jicai/domain/orders/logistics.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { CarrierOptions, useCarriers } from '../../parts/carriers.tsx';
import { refreshReturns, type ReturnSheet } from './returns.queries.ts';
import { ReturnWaybill } from './ReturnWaybill.tsx';

interface ReshipForm {
  logisticsCode: string;
  logisticsNo: string;
}

/** Sends what the goods are exchanged for. */
export function ReshipDialog({ sheet, onClose }: { sheet: ReturnSheet; onClose: () => void }) {
  const { returnNo, version } = sheet;
  const [usual] = useCarriers();
  const form = useForm<ReshipForm>(
    { logisticsCode: usual, logisticsNo: '' },
    (values) => ({ logisticsNo: logisticsNoFault({ ...values, logisticsNo: values.logisticsNo.trim() }) }),
    { draft: `return.reship.${returnNo}` },
  );
  const { logisticsCode: carrier } = useValues(form);
  const send = useWriteOnce(({ logisticsCode, logisticsNo }: ReshipForm, requestId) =>
    post('/api/OpsReturn/Reship', {
      data: { returnNo, version, logisticsCode, logisticsNo: logisticsNo.trim(), requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title="发出换货"
      action="发出"
      after={<ReturnWaybill sheet={sheet} />}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshReturns());
        toast.ok('换货已发出');
        onClose();
      }}
    >
      <SelectField<ReshipForm> name="logisticsCode" label="物流公司" isRequired>
        <CarrierOptions chosen={carrier} />
      </SelectField>
      <TextField<ReshipForm> name="logisticsNo" label="运单号" maxLength={32} placeholder="扫描或粘贴" isRequired />
    </FormDialog>
  );
}
