import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useNavigate } from 'react-router';
import { customerPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { AdmitPool } from './AdmitPool.tsx';
import { AdmitPrices } from './AdmitPrices.tsx';
import { AdmitStep } from './AdmitStep.tsx';
import { admissionOf, admitFaults, type AdmitForm, emptyAdmission } from './admit-form.ts';
import { refreshPool } from './pool.queries.ts';
import { refreshRegisters, type Register } from './registers.queries.ts';
import { SalesmanField } from './SalesmanField.tsx';
import { TermFields } from './TermFields.tsx';

/** Lets a company in with terms, credit, prices, goods pool and salesman at once; a part that is refused is marked, and nothing typed is lost. */
export function AdmitDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { registerId, version, customerName } = register;
  const navigate = useNavigate();
  const may = useMay();
  const today = useToday();
  const form = useForm<AdmitForm>(emptyAdmission, (values) => admitFaults(values, today), {
    draft: `register.admit.${registerId}`,
  });
  const send = useWriteOnce(async (values: AdmitForm, requestId) => {
    const data = { registerId, version, ...admissionOf(values), requestId };
    return (await post('/api/OpsCustomer/AdmitCompany', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title={`通过 ${customerName}`}
      width={720}
      action="通过"
      layout="own"
      onClose={onClose}
      onSubmit={async (values) => {
        const { customerId, waiting } = await send(values).finally(() => void refreshRegisters());
        void refreshPool();
        if (waiting.length > 0) toast.info(`已通过，${waiting.join('、')}待第二人复核`);
        else toast.ok('已通过，申请人会收到通知');
        onClose();
        void navigate(customerPath(customerId));
      }}
    >
      <AdmitStep no={1} title="账期、授信与业务员" isPaired>
        <TermFields />
        {may('ops.customer.credit') && (
          <TextField<AdmitForm>
            name="creditLimit"
            label="授信额度（元）"
            inputMode="decimal"
            placeholder="不授信可留空"
            help="超过单人授信上限时，由第二人复核后生效"
          />
        )}
        {may('ops.customer.edit') && <SalesmanField />}
      </AdmitStep>
      {may('ops.customer.price') && (
        <AdmitStep no={2} title="协议价与折扣" note="可留空，入驻后再谈">
          <AdmitPrices />
        </AdmitStep>
      )}
      {may('ops.customer.pool') && (
        <AdmitStep no={3} title="商品池" note="不改就是全部商品">
          <AdmitPool />
        </AdmitStep>
      )}
    </FormDialog>
  );
}
