import type { Faults } from '@jicai/web/form/refused-fields.ts';

/** Why something is stopped or ended. */
export interface ReasonForm {
  reason: string;
}

export const reasonFaults = ({ reason }: ReasonForm): Faults<ReasonForm> => ({
  reason: reason.trim().length < 2 ? '请填写原因' : undefined,
});
