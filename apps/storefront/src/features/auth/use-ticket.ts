import { ticketStates } from '@jicai/domain/people/registration.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import type { FormOf } from '@jicai/web/form/use-form.ts';
import { paths } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import type { RegisterForm } from './register-form.ts';
import { proofBody } from './send-code.ts';

/** What the history state of /register may hold: leave to read and change a registration that was sent. */
export interface RegisterPlace {
  uploadTicket: string;
}

/**
 * Trades the code for a ticket when the first file is chosen; it stands for the mobile or mailbox until that changes. One
 * whose registration was sent before leads to that.
 */
export function useTicket(form: FormOf<RegisterForm>) {
  const [ticket, setTicket] = useState<string>();
  const navigate = useNavigate();

  async function getTicket(): Promise<string | undefined> {
    if (ticket) return ticket;
    const values = form.getValues();
    if (!(await form.trigger([values.by, 'smsCode'], { shouldFocus: true }))) return undefined;
    try {
      const { resultData } = await post('/api/Account/GetUploadTicket', { data: proofBody(values) });
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
    /** What is said where there is none yet. */
    missing: form.getValues('by') === 'mobile' ? '请先填写手机号和短信验证码' : '请先填写邮箱和邮箱验证码',
    /** Mobile or mailbox have to be proved again. */
    dropTicket() {
      setTicket(undefined);
      form.resetField('smsCode');
    },
  };
}
export type Ticket = ReturnType<typeof useTicket>;
