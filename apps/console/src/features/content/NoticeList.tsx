import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { type NoticeState, noticeStates, noticeStateTexts } from '@jicai/domain/shop/notice-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { QueryList } from '../../parts/QueryList.tsx';
import phone from '../../parts/phone-card.module.css';
import { useConsoleList } from '../../parts/use-console-list.ts';
import styles from './ContentPage.module.css';
import { type NoticeRow, noticesQuery, refreshNotices } from './content.queries.ts';
import type { Edited } from './edited.ts';

const states = Object.values(noticeStates);
const views = [
  { key: 'all', label: '全部' },
  ...states.map((state) => ({ key: state, label: noticeStateTexts[state] })),
];

/** Notices by state, the one that begins last first. */
export function NoticeList({ mayEdit, onEdit }: { mayEdit: boolean; onEdit: (edited: Edited) => void }) {
  const address = useConsoleList();
  const { params, searchKey, pageIndex, pageSize } = address;
  const noticeState = states.find((state) => state === params.get('view'));
  const query = useQuery(noticesQuery({ noticeState, searchKey, pageIndex, pageSize }));
  const open = (row: NoticeRow) => onEdit({ kind: 'notice', noticeId: row.noticeId });
  return (
    <QueryList<NoticeRow>
      label="公告"
      tabs={{ views, view: noticeState ?? 'all' }}
      search="标题"
      query={query}
      address={address}
      keyOf={(row) => row.noticeId}
      columns={columns(mayEdit)}
      empty={<EmptyState title={searchKey || noticeState ? '没有符合条件的公告' : '还没有公告'} />}
      {...(mayEdit && { onOpen: open })}
      Card={NoticeCard}
    />
  );
}

const columns = (mayEdit: boolean): TableColumnsType<NoticeRow> => [
  { key: 'title', title: '标题', render: (_, row) => row.noticeTitle },
  { key: 'state', title: '状态', width: 110, render: (_, row) => <StateTag state={row.noticeState} /> },
  { key: 'begin', title: '开始', width: 150, render: (_, row) => minuteTime(row.beginTime) },
  { key: 'end', title: '结束', width: 150, render: (_, row) => minuteTime(row.endTime) || '长期' },
  { key: 'user', title: '修改人', width: 120, render: (_, row) => row.userName },
  ...(mayEdit
    ? [{ key: 'acts', title: '操作', width: 90, render: (_: unknown, row: NoticeRow) => <DeleteButton notice={row} /> }]
    : []),
];

const tones = { planned: 'brand', shown: 'ok', over: 'grey' } as const satisfies Record<NoticeState, TagTone>;

const StateTag = ({ state }: { state: NoticeState }) => (
  <Tag isState tone={tones[state]}>
    {noticeStateTexts[state]}
  </Tag>
);

function DeleteButton({ notice: { noticeId, noticeTitle, changedMs } }: { notice: NoticeRow }) {
  const once = useWriteOnce((at: number, requestId) =>
    post('/api/OpsNotice/Delete', { data: { noticeId, changedMs: at, requestId } }),
  );
  const remove = useMutation({
    mutationFn: () => once(changedMs),
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshNotices(),
  });
  const ask = async () => {
    if (await confirm({ title: `删除 ${noticeTitle}？`, text: '买家不再看到，不能恢复。', okText: '删除' }))
      remove.mutate();
  };
  return (
    <Button look="text" size="sm" aria-label={`删除 ${noticeTitle}`} onClick={() => void ask()}>
      删除
    </Button>
  );
}

function NoticeCard({ row }: { row: NoticeRow }) {
  return (
    <div className={phone.card}>
      <b>{row.noticeTitle}</b>
      <small>
        {minuteTime(row.beginTime)} 至 {minuteTime(row.endTime) || '长期'}
      </small>
      <span className={styles.acts}>
        <StateTag state={row.noticeState} />
      </span>
    </div>
  );
}
