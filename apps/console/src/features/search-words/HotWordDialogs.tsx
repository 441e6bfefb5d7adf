import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type HotWord, refreshSearchWords } from './search-words.queries.ts';

interface HotForm {
  searchKey: string;
  hotUrl: string;
  viewOrder: string;
}

/** A word under the search box, new or changed; a found one becomes one written by hand. */
export function HotWordDialog({ word, onClose }: { word: HotWord | undefined; onClose: () => void }) {
  const form = useForm<HotForm>(
    {
      searchKey: word?.searchKey ?? '',
      hotUrl: word?.hotUrl ?? '',
      viewOrder: word?.isByHand ? String(word.viewOrder) : '',
    },
    ({ searchKey, viewOrder }) => ({
      searchKey: searchKey.trim() === '' ? '请填写热搜词' : undefined,
      viewOrder: /^\d{0,4}$/.test(viewOrder.trim()) ? undefined : '请输入整数',
    }),
    { draft: `search.hot.${word?.searchId ?? 'new'}` },
  );
  const send = useWriteOnce(({ searchKey, hotUrl, viewOrder }: HotForm, requestId) => {
    const named = word && { searchId: word.searchId, version: word.version };
    const order = viewOrder.trim() === '' ? undefined : Number(viewOrder);
    return post('/api/OpsSearch/SaveHotWord', { data: { ...named, searchKey, hotUrl, viewOrder: order, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title={word ? '修改热搜词' : '添加热搜词'}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSearchWords());
        toast.ok('热搜词已保存');
        onClose();
      }}
    >
      <TextField<HotForm> name="searchKey" label="热搜词" isRequired maxLength={16} />
      <TextField<HotForm> name="hotUrl" label="链接" maxLength={300} help="留空则搜索这个词；以 / 或 https:// 开头" />
      <TextField<HotForm>
        name="viewOrder"
        label="排序"
        inputMode="numeric"
        maxLength={4}
        help="小的在前，留空排在最后"
      />
    </FormDialog>
  );
}

/** A word that no found hot word may hold. */
export function BlockedWordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ word: '' }, ({ word }) => ({ word: word.trim() === '' ? '请填写屏蔽词' : undefined }), {
    draft: 'search.block',
  });
  const send = useWriteOnce(({ word }: { word: string }, requestId) =>
    post('/api/OpsSearch/SaveBlockedWord', { data: { word: word.trim(), requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="屏蔽词"
      action="屏蔽"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSearchWords());
        toast.ok('已屏蔽');
        onClose();
      }}
    >
      <TextField<{ word: string }> name="word" label="词" isRequired maxLength={50} />
    </FormDialog>
  );
}
