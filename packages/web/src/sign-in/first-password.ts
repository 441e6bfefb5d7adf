import { newPassword } from '@jicai/domain/people/account-form.ts';

/** No signs that are mistaken for others when they are read out: no 0 O o, 1 l I. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789@#%+=?';
const length = 12;

/** A password for once, by chance, within the rules for new ones. */
export function firstPassword(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  const password = Array.from(numbers, (number) => signs[number % signs.length]).join('');
  return newPassword(password, '') === undefined ? password : firstPassword();
}
