import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { QueryList } from '../../parts/QueryList.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { useConsoleList } from '../../parts/use-console-list.ts';
import { type SentMessage, sentQuery, sentViewOf, sentViews } from './sent-messages.queries.ts';

/** What the providers took and what became of it. */
export function SentMessages() {
  const address = useConsoleList();
  const { searchKey, pageIndex, pageSize, params } = address;
  const view = sentViewOf(params.get('view'));
  const query = useQuery(sentQuery({ view, searchKey, pageIndex, pageSize }));
  return (
    <QueryList<SentMessage>
      label="短信记录"
      isTitled
      query={query}
      address={address}
      tabs={{ views: sentViews, view }}
      search="完整的手机号"
      keyOf={(row) => row.messageId}
      columns={columns}
      empty={<EmptyState title="没有短信" hint="由短信服务发出的短信和它们的回执在这里，保留 30 天" />}
      Card={MessageCard}
    />
  );
}

const columns: TableColumnsType<SentMessage> = [
  { key: 'time', title: '发送时间', width: 168, render: (_, row) => shortTime(row.sendTime) },
  {
    key: 'message',
    title: '短信',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.noticeName}</span>
        <small className={cells.sub}>{row.mobile}</small>
      </>
    ),
  },
  { key: 'provider', title: '服务商', width: 140, render: (_, row) => row.providerName },
  {
    key: 'receipt',
    title: '回执',
    width: '36%',
    render: (_, row) => (
      <>
        <Receipt row={row} />
        <small className={cells.sub} title={noteOf(row)}>
          {noteOf(row)}
        </small>
      </>
    ),
  },
];

const tones = { sent: 'grey', delivered: 'ok', failed: 'danger', unknown: 'grey' } as const;

const Receipt = ({ row: { state, stateText } }: { row: SentMessage }) => (
  <Tag isState tone={tones[state]}>
    {stateText}
  </Tag>
);

function noteOf({ deliverTime, failText, isMended }: SentMessage): string {
  if (deliverTime) return shortTime(deliverTime);
  return [isMended && '另一家已重发', failText].filter(Boolean).join(' · ');
}

function MessageCard({ row }: { row: SentMessage }) {
  return (
    <div className={phone.card}>
      <b>{row.noticeName}</b>
      <small>
        {row.mobile} · {row.providerName} · {shortTime(row.sendTime)}
      </small>
      <p>
        <Receipt row={row} /> {noteOf(row)}
      </p>
    </div>
  );
}
