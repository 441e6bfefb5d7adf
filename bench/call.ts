import { createHash } from 'node:crypto';

export type Answer = { success: boolean; errorCode: string; errorMsg: string; resultData: never; totalCount?: number };

/** One call to a running shop. */
export async function call(base: string, path: string, body: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authtoken: token }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

/** What a login answers: the token, and who signed in. */
export async function logIn(base: string, accountNo: string): Promise<Record<string, string>> {
  const accountPwd = createHash('md5').update('Jicai@2026').digest('hex').toUpperCase();
  const answer = await call(base, '/api/Account/Login', { accountNo, accountPwd });
  if (!answer.success) throw new Error(`${accountNo}: ${answer.errorMsg}`);
  return answer.resultData;
}

export const signIn = async (base: string, accountNo: string): Promise<string> =>
  (await logIn(base, accountNo))['token'] ?? '';
