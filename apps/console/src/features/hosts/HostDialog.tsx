import { hostFault, hostOf } from '@jicai/domain/shop/shop-hosts.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshHosts } from './hosts.queries.ts';

interface HostValues {
  host: string;
}

/** Another address for the shop; it is used once it is proved. */
export function HostDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<HostValues>(
    { host: '' },
    ({ host }) => {
      const fault = hostFault(hostOf(host));
      return fault ? { host: fault } : {};
    },
    { draft: 'host.new' },
  );
  const send = useWriteOnce((values: HostValues, requestId) =>
    post('/api/OpsHost/Add', { data: { ...values, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="添加域名"
      width={480}
      action="添加"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshHosts());
        onClose();
      }}
    >
      <TextField<HostValues>
        name="host"
        label="域名"
        isRequired
        maxLength={253}
        placeholder="mall.example.cn"
        help="添加后按提示在域名解析里加一条记录，证明域名归您所有"
      />
    </FormDialog>
  );
}
