import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Contact, refreshContacts } from './contacts.queries.ts';
import type { Customer } from './customers.queries.ts';

/** Takes a contact off the file of a customer, after a question. */
export function useRemoveContact({ customerId, version }: Customer) {
  const send = useWriteOnce((contactId: string, requestId) =>
    post('/api/OpsCustomer/RemoveContact', { data: { customerId, contactId, version, requestId } }),
  );
  const remove = useMutation({
    mutationFn: send,
    onSuccess: () => toast.ok('联系人已删除'),
    onSettled: () => void refreshContacts(),
  });
  return async ({ contactId, contactName }: Contact) => {
    const title = `删除联系人 ${contactName}？`;
    if (await confirm({ title, text: '删除后不能恢复，操作记录保留。', okText: '删除' })) remove.mutate(contactId);
  };
}
