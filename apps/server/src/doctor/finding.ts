/** One thing that was looked at: as it should be, worth a thought, or in the way of going live. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string): Finding => ({ level: 'warn', text });
export const fail = (text: string): Finding => ({ level: 'fail', text });

const signs = { ok: '✓', warn: '!', fail: '✗' } as const;

export const lineOf = ({ level, text }: Finding): string => `  ${signs[level]} ${text}`;
