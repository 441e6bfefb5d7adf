import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import { useState } from 'react';
import { useDraft } from '@jicai/web/drafts/use-draft.ts';
import type { Again } from './resubmission.ts';
import { emptySettleForm, type SettleForm } from './settle-form.ts';

/** What the buyer has chosen and written on the settlement page; a choice that is absent is left to the server. */
export interface Written {
  addressId: string | undefined;
  payMode: PayMode | undefined;
  form: SettleForm;
}

/** A draft's way to pay while none is chosen. */
const unchosen: PayMode | 0 = 0;

/** It begins empty or as the order that came back, and survives a lost session, and a step back, under the name `draftKey`. */
export function useWritten(draftKey: string, again: Again | undefined) {
  const begin = {
    addressId: again?.addressId ?? '',
    payMode: again?.payMode ?? unchosen,
    form: again?.form ?? emptySettleForm,
  };
  const draft = useDraft(draftKey, begin, { outlivesPage: true });
  const { addressId, payMode, form } = draft.start;
  const [written, setWritten] = useState<Written>({
    addressId: addressId || undefined,
    payMode: payMode || undefined,
    form: { ...emptySettleForm, ...form },
  });
  const write = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    setWritten(next);
    draft.keep({ addressId: next.addressId ?? '', payMode: next.payMode ?? unchosen, form: next.form });
  };
  return { written, write, forget: draft.forget };
}
