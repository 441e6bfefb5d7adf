import type { TestApp } from './test-app.ts';

/** Sets one of the shop's settings as an operator does; without a value it goes back to its default. */
export async function saveSetting(app: TestApp, token: string, key: string, value?: number | boolean): Promise<void> {
  const { resultData } = await app.call('/api/OpsSetting/GetList', {}, { token });
  const before = resultData.find((one) => one.key === key)?.value;
  const data = { key, value, before, requestId: crypto.randomUUID() };
  const answer = await app.call('/api/OpsSetting/Save', { data }, { token });
  if (!answer.success) throw new Error(`not set: ${answer.errorMsg}`);
}
