import { longestDocTitle, topOfHelp } from '@jicai/domain/shop/help-tree.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField, SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { RichText } from '../../parts/RichText.tsx';
import styles from './ContentPage.module.css';
import { docQuery, type HelpDoc, helpTreeQuery, refreshHelp } from './content.queries.ts';
import type { EditedHelp } from './edited.ts';

interface HelpForm {
  docTitle: string;
  parentId: string;
  content: string;
  isHidden: boolean;
}

/** A category or a document of the help centre: new, or one that is there. */
export function HelpDialog({ edited, onClose }: { edited: EditedHelp; onClose: () => void }) {
  const { docId = '' } = edited;
  const query = useQuery({ ...docQuery(docId), enabled: docId !== '' });
  if (docId !== '' && !query.data) return null;
  return <HelpNodeForm edited={edited} doc={query.data} onClose={onClose} />;
}

function HelpNodeForm({ edited, doc, onClose }: { edited: EditedHelp; doc: HelpDoc | undefined; onClose: () => void }) {
  const isDoc = edited.kind === 'doc';
  const what = isDoc ? '文章' : '栏目';
  const { data: nodes = [] } = useQuery(helpTreeQuery());
  const form = useForm<HelpForm>(
    {
      docTitle: doc?.docTitle ?? '',
      parentId: isDoc ? (doc?.parentId ?? edited.parentId) : topOfHelp,
      content: doc?.content ?? '',
      isHidden: doc?.isHidden ?? false,
    },
    ({ docTitle, content }) => ({
      docTitle: docTitle.trim() === '' ? '请填写标题' : undefined,
      content: isDoc && content === '' ? '请填写正文' : undefined,
    }),
    { draft: `help.${doc?.docId ?? `new.${edited.kind}`}` },
  );
  const send = useWriteOnce(async (values: HelpForm, requestId) =>
    post('/api/OpsDoc/SaveDoc', {
      data: { ...values, ...(doc && { docId: doc.docId }), changedMs: doc?.changedMs ?? 0, requestId },
    }),
  );
  return (
    <FormDialog
      form={form}
      title={doc ? `编辑${what}` : isDoc ? '写文章' : '添加栏目'}
      width={isDoc ? 880 : 520}
      action="保存"
      layout={isDoc ? 'pairs' : 'list'}
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values);
        void refreshHelp();
        toast.ok('已保存，买家下一次打开页面就能看到');
        onClose();
      }}
    >
      <TextField<HelpForm> name="docTitle" label="标题" isRequired maxLength={longestDocTitle} />
      {isDoc && (
        <SelectField<HelpForm> name="parentId" label="栏目" isRequired>
          {nodes
            .filter(({ parentId }) => parentId === topOfHelp)
            .map(({ docId, docTitle }) => (
              <option key={docId} value={docId}>
                {docTitle}
              </option>
            ))}
        </SelectField>
      )}
      <CheckField<HelpForm> name="isHidden" isWide>
        隐藏，只有后台看得到
      </CheckField>
      {isDoc && (
        <div className={styles.text}>
          <RichText
            height={320}
            label="正文"
            html={form.getValues('content')}
            onChange={(content) => form.set({ content })}
          />
          {form.faults.content && (
            <p role="alert" className={styles.fault}>
              {form.faults.content}
            </p>
          )}
        </div>
      )}
    </FormDialog>
  );
}
