import type { DirectorySync as Sync, DirectorySyncLine } from '@jicai/contract/people/directory-sync.ts';
import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { lineStates, syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DirectorySync } from './DirectorySync.tsx';

const model = { isSet: true, kind: 'WECOM' } as SignOnModel;
const count = (kind: Sync['counts'][number]['kind'], total: number, chosen = total) => ({
  kind,
  total,
  chosen,
  done: 0,
  refused: 0,
});
const line = (lineNo: number, part: Partial<DirectorySyncLine>): DirectorySyncLine => ({
  lineNo,
  kind: 'personNew',
  title: '李小雨',
  before: '',
  after: '制造一部',
  reasonText: '',
  waitingApprovals: 0,
  openOrders: 0,
  isChosen: true,
  state: lineStates.planned,
  outcome: '',
  ...part,
});
const ready: Sync = {
  syncId: '7',
  state: syncStates.ready,
  reason: '',
  userName: '王志强',
  createTime: '2026-11-21 10:00:00',
  expireTime: '2026-11-21 10:30:00',
  endTime: '',
  isOpen: true,
  readCount: 480,
  isWhole: true,
  unseenPeople: 0,
  unseenDepartments: 0,
  counts: [count('personNew', 1), count('personGone', 1, 0), count('conflict', 1, 0)],
};
let sync: Sync | null;
let lines: DirectorySyncLine[];
let sent: { path: string; data: Record<string, unknown> }[];

beforeEach(() => {
  [sync, sent] = [ready, []];
  lines = [
    line(1, {}),
    line(2, {
      kind: 'personGone',
      title: '<b>王</b>',
      before: '制造二部',
      after: '',
      waitingApprovals: 3,
      isChosen: false,
    }),
    line(3, { kind: 'conflict', title: '陈思远', reasonText: '手机号已被其他账号使用', isChosen: false }),
  ];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const name = path.split('/').at(-1) ?? '';
    const { data } = JSON.parse(body) as { data?: Record<string, unknown> };
    if (data) sent.push({ path: name, data });
    const results: Record<string, object> = {
      GetSync: { resultData: { canSync: true, sync } },
      GetSyncLines: { resultData: lines, totalCount: lines.length, pageIndex: 1, pageSize: 20 },
    };
    const whole = { success: true, errorCode: '0', errorMsg: '', errorData: [], resultData: {}, ...results[name] };
    return Promise.resolve(new Response(JSON.stringify(whole)));
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const draw = (of = model) =>
  render(
    <QueryClientProvider client={queryClient}>
      <DirectorySync model={of} />
    </QueryClientProvider>,
  );
const row = async (name: string) => {
  const cell = await screen.findByText(name);
  const found = cell.closest('tr');
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};

test('a preview shows what it would do, what waits for who leaves, and why a line does nothing', async () => {
  draw();
  expect(await screen.findByText('王志强于 2026-11-21 10:00:00 预览，通讯录共 480 人。')).toBeTruthy();
  const leaving = await row('<b>王</b>');
  expect(leaving.getByText('待审批 3 单，将转交他人')).toBeTruthy();
  expect(leaving.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  const conflict = await row('陈思远');
  expect(conflict.getByText('手机号已被其他账号使用')).toBeTruthy();
  expect(conflict.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('已勾选 1 项，10:30 前有效')).toBeTruthy();
});

test('a tick is kept by the server, one line or all of a kind', async () => {
  draw();
  fireEvent.click((await row('<b>王</b>')).getByRole('checkbox'));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ path: 'ChooseSyncLines', data: { lineNos: [2], isChosen: true } }]),
  );
  fireEvent.click(screen.getByRole('tab', { name: '新增成员 1' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '勾选全部新增成员（1 / 1）' }));
  await vi.waitFor(() => expect(sent[1]).toMatchObject({ data: { kind: 'personNew', isChosen: false } }));
});

test('a list that the app sees in part is said to be so, and one that failed says why; nothing can be done then', async () => {
  sync = { ...ready, isWhole: false, unseenPeople: 5, unseenDepartments: 2 };
  const { unmount } = draw();
  expect(await screen.findByText(/5 名已绑定成员和 2 个部门未作判断/)).toBeTruthy();
  unmount();
  queryClient.clear();
  sync = { ...ready, state: syncStates.failed, isOpen: false, reason: '通讯录拒绝了请求，请先检查连接', counts: [] };
  draw();
  expect((await screen.findByRole('alert')).textContent).toBe('通讯录拒绝了请求，请先检查连接');
  expect(screen.queryByRole('button', { name: '执行同步' })).toBeNull();
});

test('OpenID Connect has no address list', () => {
  const { container } = draw({ ...model, kind: 'OIDC' });
  expect(container.textContent).toBe('');
});
