import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { openViewing } from '@jicai/web/session/open-viewing.ts';
import { useMutation } from '@tanstack/react-query';
import { refreshCustomers } from './customers.queries.ts';

/** Opens the shop in a new tab as a member sees it, without a name as the company's administrator does. */
export const useStartViewing = (customerId: string) =>
  useMutation({
    mutationFn: (userId: string | undefined) => post('/api/OpsCustomer/StartViewing', { data: { customerId, userId } }),
    onSuccess: ({ resultData }) => {
      if (!openViewing(resultData)) toast.error('浏览器拦截了新标签页，请允许后再试');
      void refreshCustomers();
    },
  });
