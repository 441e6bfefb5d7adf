import type { BodyOf } from '@jicai/contract/index.ts';
import type { SyncKind } from '@jicai/domain/people/directory/sync-lines.ts';
import type { VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { runDueOnce } from '../src/worker/worker.ts';
import { rowsOf } from './build-payment.ts';
import type { TestApp } from './test-app.ts';
import { connectSignOn } from './use-sign-on.ts';

const wecomValues = { corpId: 'ww-corp', agentId: '1000002', appSecret: 'wecom-secret' };

/** The corporation that the tests begin with: two departments of its own, four people, one of them known by his mailbox. */
export function fillWecom({ wecom }: VendorDouble): void {
  delete wecom.nextFault;
  Object.assign(wecom, {
    range: { departments: [1], users: [] },
    departments: [
      { id: 2, name: '制造一部', parentid: 1, order: 20 },
      { id: 3, name: '一车间', parentid: 2, order: 10 },
    ],
    people: [
      { userid: 'chen', name: '陈思远', biz_mail: 'chensiyuan@example.com', department: [3] },
      { userid: 'li', name: '李小雨', biz_mail: 'lixiaoyu@example.com', department: [3, 2] },
      { userid: 'wang', name: '王大力', department: [2] },
      { userid: 'zhao', name: '<b>赵</b>', department: [1] },
    ],
  });
}

/** What the enterprise's administrator does with its address list. */
export function useDirectory(app: TestApp, vendors: VendorDouble, tokenOf: () => string) {
  const as = () => ({ token: tokenOf() });
  const sync = async () => (await app.call('/api/CustSignOn/GetSync', {}, as())).resultData;
  const preview = async () => {
    const begun = await app.call('/api/CustSignOn/PreviewSync', { data: { requestId: randomUUID() } }, as());
    if (!begun.success) throw new Error(`no preview: ${begun.errorCode} ${begun.errorMsg}`);
    await runDueOnce(app.deps);
    return (await sync()).sync;
  };
  const lines = async (kind?: SyncKind, more: Partial<BodyOf<'/api/CustSignOn/GetSyncLines'>> = {}) => {
    const syncId = (await sync()).sync?.syncId ?? '';
    const reqData = { syncId, kind };
    return (await app.call('/api/CustSignOn/GetSyncLines', { pageSize: 100, ...more, reqData }, as())).resultData;
  };
  return {
    sync,
    preview,
    lines,
    connect: (part: object = {}) =>
      connectSignOn(app, { vendors, token: tokenOf(), kind: 'WECOM', values: wecomValues, ...part }),
    /** Ticks lines of the last preview, or not. */
    choose: async (part: { lineNos?: number[]; kind?: SyncKind; isChosen: boolean }, who = tokenOf()) => {
      const syncId = (await sync()).sync?.syncId ?? '0';
      return app.call(
        '/api/CustSignOn/ChooseSyncLines',
        { data: { syncId, requestId: randomUUID(), ...part } },
        { token: who },
      );
    },
    /** Plans the ticked lines. */
    apply: async (syncId?: string, who = tokenOf()) => {
      const data = { syncId: syncId ?? (await sync()).sync?.syncId ?? '0', requestId: randomUUID() };
      return app.call('/api/CustSignOn/ApplySync', { data }, { token: who });
    },
    /** Takes away what syncs have left, but for accounts that were made: those stand in no department of theirs any more. */
    forget: async () => {
      await rowsOf(app, 'delete from directory_syncs');
      await rowsOf(app, 'delete from sign_on_identities');
      await rowsOf(app, 'update org_units set directory_id = null where id < 100000');
      const made = 'select id from org_units where directory_id is not null';
      await rowsOf(app, `update users set org_id = 2101 where org_id in (${made})`);
      await rowsOf(app, 'delete from org_units where directory_id is not null');
    },
  };
}
