import { ticketStates } from '@jicai/domain/people/registration.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import type { FormOf } from '@jicai/web/form/use-form.ts';
import { paths } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import type { RegisterForm } from './register-form.ts';

/** What the history state of /register may hold: leave to read and change a registration that was sent. */
export interface RegisterPlace {
  uploadTicket: string;
}

/**
 * Trades the text message's code for a ticket when the first file is chosen; it stands for the mobile until that changes.
 * A mobile whose registration was sent before leads to that.
 */
export function useTicket(form: FormOf<RegisterForm>) {
  const [ticket, setTicket] = useState<string>();
  const navigate = useNavigate();

  async function getTicket(): Promise<string | undefined> {
    if (ticket) return ticket;
    if (!(await form.trigger(['mobile', 'smsCode'], { shouldFocus: true }))) return undefined;
    const { mobile, smsCode } = form.getValues();
    try {
      const { resultData } = await post('/api/Account/GetUploadTicket', {
        data: { mobile: tidyCode(mobile), smsCode: tidyCode(smsCode) },
      });
      const { uploadTicket, registerState } = resultData;
      if (registerState !== ticketStates.none) {
        const state: RegisterPlace = { uploadTicket };
        void navigate(paths.register, { replace: true, state });
        return undefined;
      }
      setTicket(uploadTicket);
      return uploadTicket;
    } catch (error) {
      if (error instanceof Refusal && (await form.showRefusal(error))) return undefined;
      throw error;
    }
  }
  return {
    ticket,
    getTicket,
    /** The mobile has to be proved again. */
    dropTicket() {
      setTicket(undefined);
      form.resetField('smsCode');
    },
  };
}
export type Ticket = ReturnType<typeof useTicket>;
