import { deliverSmsCode } from '../modules/auth/index.ts';
import type { OutboxHandler, TimerHandler } from './job-context.ts';
import type { OutboxKind, TimerKind } from './kinds.ts';

/** Who does what when it is due: kind → door function of the module that owns the subject. */
export const timerHandlers: Partial<Record<TimerKind, TimerHandler>> = {};

export const outboxHandlers: Partial<Record<OutboxKind, OutboxHandler>> = { 'sms.send': deliverSmsCode };
