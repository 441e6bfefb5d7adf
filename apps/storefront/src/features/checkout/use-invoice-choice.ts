import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../app/user-info.queries.ts';
import { choiceFaults, titlesQuery } from '../invoices/index.ts';
import type { SettleForm } from './settle-form.ts';

/**
 * What the invoice card shows and Submit's `invoice`. The first title and its mailbox, or one's own, stand there until something else is
 * chosen. `isOffered`: the buyer may apply for invoices at all; not `isOpen`: the order is on account, its statement will be invoiced.
 */
export function useInvoiceChoice(form: SettleForm, payMode: PayMode | undefined) {
  const { data: user } = useQuery(userInfoQuery());
  const isOffered = user?.permissions.includes('invoice.apply') ?? false;
  const isOpen = payMode !== payModes.credit;
  const titles = useQuery({ ...titlesQuery(), enabled: isOffered });
  const held = titles.data?.resultData ?? [];
  const title = held.find(({ titleId }) => titleId === form.titleId) ?? held[0];
  const titleId = title?.titleId ?? '';
  const receiveEmail = form.receiveEmail || title?.email || user?.email || '';
  const kind = isOffered && isOpen ? form.invoiceKind : '';
  const lost = titles.isLoadingError && { titleId: '发票抬头没有加载出来，请刷新页面' };
  return {
    isOffered,
    isOpen,
    /** A person gets no 专票. */
    isEnterprise: user?.customer.customerType === customerTypes.enterprise,
    kind,
    titles: held,
    title,
    titleId,
    receiveEmail,
    mayAddTitle: titles.data?.isEditable ?? false,
    faults: kind === '' || titles.isPending ? {} : { ...choiceFaults({ kind, titleId, receiveEmail }, title), ...lost },
    /** The titles have to be there before what is chosen can be sent. */
    isReady: kind === '' || !titles.isPending,
    fields: kind === '' ? undefined : { invoiceKind: kind, titleId, receiveEmail: receiveEmail.trim() },
  };
}
export type InvoiceChoice = ReturnType<typeof useInvoiceChoice>;
