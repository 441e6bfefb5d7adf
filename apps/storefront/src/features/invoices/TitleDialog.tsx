import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { type InvoiceTitle, refreshTitles } from './invoices.queries.ts';
import { emptyTitle, titleDraft, titleFaults, type TitleForm, titleFormOf, tidyTitle } from './title-form.ts';
import { TitleFields } from './TitleFields.tsx';

/** Adds an invoice title, or changes `held`. `onSaved` gets its id. */
export function TitleDialog({
  held,
  onClose,
  onSaved,
}: {
  held?: InvoiceTitle | undefined;
  onClose: () => void;
  onSaved?: (titleId: string) => void;
}) {
  const { data: user } = useQuery(userInfoQuery());
  const isMember = user?.customer.customerType === customerTypes.member;
  const form = useForm(held ? titleFormOf(held) : emptyTitle(isMember), titleFaults, {
    draft: titleDraft(held),
  });
  const send = useWriteOnce(save);

  async function submit(values: TitleForm) {
    const titleId = await send({ form: tidyTitle(values), held });
    await refreshTitles();
    toast.ok('发票抬头已保存');
    onSaved?.(titleId);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={held ? '修改发票抬头' : '新增发票抬头'}
      width={560}
      action="保存抬头"
      layout="pairs"
      onClose={onClose}
      onSubmit={submit}
    >
      <TitleFields />
    </FormDialog>
  );
}

interface SaveTitle {
  form: TitleForm;
  held: InvoiceTitle | undefined;
}

async function save({ form, held }: SaveTitle, requestId: string): Promise<string> {
  const { resultData } = held
    ? await post('/api/CustInvoiceTitle/Edit', {
        data: { ...form, titleId: held.titleId, version: held.version, requestId },
      })
    : await post('/api/CustInvoiceTitle/Add', { data: { ...form, requestId } });
  return resultData.titleId;
}
