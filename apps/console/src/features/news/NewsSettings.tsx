import type { ShopNews } from '@jicai/domain/shop-side/shop-news.ts';
import { Choices } from '@jicai/ui/forms/Choices.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { type NewsChoice, newsQuery } from './news.queries.ts';

/** Which news the user wants to be told. */
export function NewsSettings({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(newsQuery());
  return data ? <Loaded choices={data} onClose={onClose} /> : null;
}

function Loaded({ choices, onClose }: { choices: readonly NewsChoice[]; onClose: () => void }) {
  const form = useForm<{ told: ShopNews[] }>(
    { told: choices.filter(({ isOn }) => isOn).map(({ news }) => news) },
    () => ({}),
  );
  const { told } = useValues(form);
  return (
    <FormDialog
      form={form}
      title="提醒设置"
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        const muted = choices.map(({ news }) => news).filter((news) => !values.told.includes(news));
        await post('/api/OpsSelf/MuteNews', { data: { muted } });
        await queryClient.invalidateQueries({ queryKey: newsQuery().queryKey });
        toast.ok('提醒设置已保存');
        onClose();
      }}
    >
      <Choices
        label="提醒我"
        help="只列出您的角色能处理的事"
        choices={choices.map(({ news, label }) => ({ key: news, label }))}
        chosen={told}
        onChange={(next) => form.set({ told: [...next] })}
      />
    </FormDialog>
  );
}
