import { expect, test } from 'vitest';
import { isTest, sources } from './sources.ts';

/** A form somebody types into, without a name for what was typed. */
const losesText = (text: string) =>
  /\buseForm(?:<[^(]*>)?\(/.test(text) && /<TextField\b/.test(text) && !/\bdraft\b/.test(text);

/** Passwords are never written down. */
const mayLose = ['packages/web/src/page/PasswordDialog.tsx', 'packages/web/src/sign-in/PasswordForm.tsx'];

test('what is typed survives a lost session and a save that came too late: its form has a draft name', () => {
  const form = 'useForm<A>({ text: \'\' }, faults); <TextField<A> name="text" />';
  expect(losesText(form)).toBe(true);
  expect(losesText(form.replace('faults', "faults, { draft: 'a' }"))).toBe(false);
  const screens = sources.filter(({ path }) => path.endsWith('.tsx') && !isTest(path) && !mayLose.includes(path));
  expect(screens.filter(({ text }) => losesText(text)).map(({ path }) => path)).toEqual([]);
});
