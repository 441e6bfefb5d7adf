import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { refreshSearchWords, type SynonymGroup } from './search-words.queries.ts';

interface SynonymForm {
  words: string;
  isOneWay: boolean;
}

const wordsOf = (text: string) => [...new Set(text.split(/[\s,，、;；]+/).filter(Boolean))];

/** A group of words that mean the same, new or changed; one of the product is replaced in this shop. */
export function SynonymDialog({
  group,
  word = '',
  onClose,
}: {
  group: SynonymGroup | undefined;
  /** The first word of a new group, where it is known. */
  word?: string;
  onClose: () => void;
}) {
  const form = useForm<SynonymForm>(
    { words: group?.words.join('、') ?? (word && `${word}、`), isOneWay: group?.isOneWay ?? false },
    ({ words }) => ({ words: wordsFault(wordsOf(words)) }),
    { draft: `search.synonym.${group?.words[0] ?? `new.${word}`}` },
  );
  const send = useWriteOnce(({ words, isOneWay }: SynonymForm, requestId) => {
    const named = group?.synonymId
      ? { synonymId: group.synonymId, version: group.version }
      : { replaces: group?.isDefault ? group.words[0] : undefined };
    return post('/api/OpsSearch/SaveSynonym', { data: { ...named, words: wordsOf(words), isOneWay, requestId } });
  });
  return (
    <FormDialog
      form={form}
      title={group ? '修改同义词' : '添加同义词'}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSearchWords());
        toast.ok('同义词已保存');
        onClose();
      }}
    >
      <TextField<SynonymForm> name="words" label="词" rows={3} isRequired help="用顿号、逗号或空格分开，2到30个" />
      <CheckField<SynonymForm> name="isOneWay">单向：只有搜第一个词时也找其余的词</CheckField>
    </FormDialog>
  );
}

function wordsFault(words: readonly string[]): string | undefined {
  if (words.length < 2) return '请至少填写两个同义词';
  if (words.length > 30) return '一组最多30个同义词';
  return words.some((word) => word.length > 20) ? '同义词最多20个字' : undefined;
}
