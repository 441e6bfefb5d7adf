import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { Form } from '../../app/Form.tsx';
import { post } from '../../app/post.ts';
import { useForm } from '../../app/use-form.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import { userInfoQuery } from '../accounts/user-info.queries.ts';
import { type InvoiceTitle, refreshTitles } from './invoices.queries.ts';
import { emptyTitle, titleFaults, type TitleForm, titleFormOf, tidyTitle } from './title-form.ts';
import { TitleFields } from './TitleFields.tsx';
import styles from './Titles.module.css';

const formId = 'invoice-title-form';

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
  const isMember = user?.customer.customerType === 2;
  const { form, values, faults, set, leave, isReady, refuse } = useForm(
    held ? titleFormOf(held) : emptyTitle(isMember),
    titleFaults,
  );
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = useWriteOnce(save);

  async function submit() {
    if (!isReady()) return;
    setIsBusy(true);
    setRefusal('');
    try {
      const titleId = await send({ form: tidyTitle(values), held });
      await refreshTitles();
      toast.ok('发票抬头已保存');
      onSaved?.(titleId);
      onClose();
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2' && !refuse(error)) setRefusal(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={held ? '修改发票抬头' : '新增发票抬头'}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="fill" isBusy={isBusy}>
            保存抬头
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} className={styles.form} onLeave={leave} onSubmit={submit}>
        {refusal && (
          <Notice tone="danger" className={styles.whole}>
            {refusal}
          </Notice>
        )}
        <TitleFields values={values} faults={faults} onChange={set} />
      </Form>
    </Dialog>
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
