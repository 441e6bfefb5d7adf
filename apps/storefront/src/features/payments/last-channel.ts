import type { Channel } from '@jicai/domain/payments/payment-states.ts';

const key = 'jicai.payChannel';

/** How this browser paid last; '' at first. */
export const lastChannel = (): string => window.localStorage.getItem(key) ?? '';
export const rememberChannel = (channel: Channel): void => window.localStorage.setItem(key, channel);
