import { onWritten } from '@jicai/web/call/write-once.ts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * What one page does, others show. After each write what no page shows is asked for anew when one does, however young it is;
 * what is shown belongs to its page, which knows whether it may be replaced.
 */
export const forgetAfterWrites = (queryClient: QueryClient): (() => void) =>
  onWritten(() => void queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' }));
