import { consentKinds, type ConsentType } from '@jicai/domain/people/consents.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useQuery } from '@tanstack/react-query';
import { RichText } from '../../parts/RichText.tsx';
import styles from './AgreementDialog.module.css';
import { agreementTextQuery, refreshAgreements } from './agreements.queries.ts';

interface AgreementForm {
  agreementVersion: string;
  title: string;
  /** 'YYYY-MM-DD'; '' for at once. */
  beginDay: string;
  content: string;
}

/** Publishes a version, which begins with the words of the one in force. */
export function AgreementDialog({ agreementType, onClose }: { agreementType: ConsentType; onClose: () => void }) {
  const query = useQuery(agreementTextQuery(agreementType));
  if (query.isPending) return null;
  return (
    <NewVersion
      agreementType={agreementType}
      text={query.data?.content ?? ''}
      title={query.data?.title ?? consentKinds[agreementType].name}
      onClose={onClose}
    />
  );
}

function NewVersion({
  agreementType,
  text,
  title,
  onClose,
}: {
  agreementType: ConsentType;
  text: string;
  title: string;
  onClose: () => void;
}) {
  const today = useToday();
  const form = useForm<AgreementForm>(
    { agreementVersion: today, title, beginDay: '', content: text },
    ({ agreementVersion, content, title: typed }) => ({
      agreementVersion: /^\d{4}-\d{2}(-\d{2})?(\.\d{1,3})?$/.test(agreementVersion)
        ? undefined
        : '版本号格式应为 2026-11、2026-11-05 或 2026-11.2',
      title: typed.trim().length < 2 || typed.length > 50 ? '请输入2-50个字的标题' : undefined,
      content: content.length < 10 ? '请输入协议内容' : undefined,
    }),
    { draft: `agreement.${agreementType}` },
  );
  const send = useWriteOnce(async ({ beginDay, ...values }: AgreementForm, requestId) => {
    const beginTime = beginDay === '' ? undefined : `${beginDay} 00:00:00`;
    return post('/api/OpsDoc/SaveAgreement', { data: { ...values, agreementType, beginTime, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title={`发布${consentKinds[agreementType].name}`}
      width={880}
      action="发布"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshAgreements());
        toast.ok('已发布');
        onClose();
      }}
    >
      <TextField<AgreementForm> name="title" label="标题" isRequired isWide maxLength={50} />
      <TextField<AgreementForm> name="agreementVersion" label="版本号" isRequired />
      <DateField<AgreementForm> name="beginDay" label="生效日" help="留空立即生效" />
      <div className={styles.text}>
        <RichText height={320} label="协议内容" html={text} onChange={(content) => form.set({ content })} />
        {form.faults.content && (
          <p role="alert" className={styles.fault}>
            {form.faults.content}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
