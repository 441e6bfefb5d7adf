import { changeStates } from '@jicai/domain/shop/change-states.ts';
import type { ChangeKind } from '@jicai/domain/shop/change-states.ts';
import { buildStaff } from './build-staff.ts';
import type { CallOptions, TestApp } from './test-app.ts';

/** Somebody who checks changes: the newest of a kind that waits, and the answer to it. */
export async function buildSecondPerson(app: TestApp) {
  const { token } = await buildStaff(app, { role: 'manager' });
  const who: CallOptions = { token };
  const newest = async (kind: ChangeKind) =>
    (await app.call('/api/OpsChange/GetPage', { reqData: { state: changeStates.waiting, kind } }, who)).resultData[0];
  return {
    newest,
    async answer(kind: ChangeKind, isAgree = true) {
      const change = await newest(kind);
      const { changeId = '', version } = change ?? {};
      const data = { changeId, isAgree, version, reason: '利润太低', requestId: crypto.randomUUID() };
      return app.call('/api/OpsChange/Answer', { data }, who);
    },
  };
}
