import { tidyCode } from '@jicai/domain/validation/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../app/faults.ts';
import { paths } from '../../app/paths.ts';
import { post } from '../../app/post.ts';
import { fieldOfCode, type RegisterField } from './register-form.ts';
import type { Form } from './use-form.ts';

/** What the history state of /register may hold: leave to read and change a registration that was sent. */
export interface RegisterPlace {
  uploadTicket: string;
}

/**
 * Trades the text message's code for a ticket when the first file is chosen; it stands for the mobile until that changes.
 * A mobile whose registration was sent before leads to that.
 */
export function useTicket(form: Form<RegisterField>) {
  const [ticket, setTicket] = useState<string>();
  const navigate = useNavigate();

  async function getTicket(): Promise<string | undefined> {
    if (ticket) return ticket;
    if (!form.isValid(['mobile', 'smsCode'])) return undefined;
    const { mobile, smsCode } = form.values;
    try {
      const { resultData } = await post('/api/Account/GetUploadTicket', {
        data: { mobile: tidyCode(mobile), smsCode: tidyCode(smsCode) },
      });
      const { uploadTicket, registerState } = resultData;
      if (registerState !== 0) {
        const state: RegisterPlace = { uploadTicket };
        void navigate(paths.register, { replace: true, state });
        return undefined;
      }
      setTicket(uploadTicket);
      return uploadTicket;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const field = fieldOfCode[error.code];
      if (form.refuseAll(error)) return undefined;
      if (!field) throw error;
      form.refuse(field, error.message);
      return undefined;
    }
  }
  return {
    ticket,
    getTicket,
    /** The mobile has to be proved again. */
    dropTicket() {
      setTicket(undefined);
      form.empty('smsCode');
    },
  };
}
export type Ticket = ReturnType<typeof useTicket>;
