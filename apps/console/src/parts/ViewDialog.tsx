import { type ConsoleList, mostViews } from '@jicai/domain/shop-side/list-views.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type ListView, refreshViews } from './list-views.queries.ts';

interface ViewForm {
  name: string;
  isShared: boolean;
}

/** Names a new view, or renames and shares `view`. */
export function ViewDialog({
  list,
  view,
  kept,
  onClose,
  onSaved,
}: {
  list: ConsoleList;
  view?: ListView | undefined;
  /** What a new view keeps. */
  kept: Pick<ListView, 'query' | 'columns'>;
  onClose: () => void;
  onSaved: (viewId: string) => void;
}) {
  const form = useForm<ViewForm>(
    { name: view?.name ?? '', isShared: view?.isShared ?? false },
    ({ name }) => ({
      name: name.trim() === '' ? '请填写视图名称' : undefined,
    }),
    { draft: `view.${list}.${view?.viewId ?? 'new'}` },
  );
  const send = useWriteOnce((values: ViewForm, requestId) => {
    const { query, columns } = view ?? kept;
    const named = view && { viewId: view.viewId, version: view.version };
    return post('/api/OpsView/Save', { data: { ...named, list, query, columns, ...values, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title={view ? '重命名与共享' : '保存为视图'}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        const { resultData } = await send({ ...values, name: values.name.trim() });
        await refreshViews(list);
        toast.ok('视图已保存');
        onSaved(resultData.viewId);
        onClose();
      }}
    >
      <TextField<ViewForm>
        name="name"
        label="视图名称"
        isRequired
        maxLength={20}
        help={`记住当前的筛选条件和列，每个列表最多${mostViews}个`}
      />
      <CheckField<ViewForm> name="isShared">共享给同事，他们只能看，不能改</CheckField>
    </FormDialog>
  );
}
