import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useMay } from '../../app/self.queries.ts';
import { QueryList } from '../../parts/QueryList.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { useConsoleList } from '../../parts/use-console-list.ts';
import { type FailedJob, jobsQuery, refreshJobs } from './jobs.queries.ts';

/** /jobs: background work that failed, why, and when it is tried again. */
export function JobsPage() {
  const address = useConsoleList();
  const { pageIndex, pageSize } = address;
  const query = useQuery(jobsQuery({ pageIndex, pageSize }));
  const mayRetry = useMay()('ops.job.retry');
  return (
    <>
      <PageHead title="失败的任务" note="系统会自动再试，成功后从这里消失" />
      <QueryList<FailedJob>
        label="失败的任务"
        query={query}
        address={address}
        keyOf={(row) => row.jobId}
        columns={columns(mayRetry)}
        empty={<EmptyState title="没有失败的任务" hint="支付、开票、物流等后台任务都正常" />}
        Card={JobCard}
      />
    </>
  );
}

const columns = (mayRetry: boolean): TableColumnsType<FailedJob> => [
  {
    key: 'job',
    title: '任务',
    width: '30%',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.name}</span>
        <small className={cells.sub}>{row.subject}</small>
      </>
    ),
  },
  {
    key: 'reason',
    title: '原因',
    render: (_, row) => (
      <>
        <span className={cells.line} title={row.reason}>
          {row.reason}
        </span>
        <small className={cells.sub}>任务编号 {row.jobId}</small>
      </>
    ),
  },
  { key: 'attempts', title: '已试', width: 88, align: 'right', render: (_, row) => `${row.attempts} 次` },
  {
    key: 'time',
    title: '下次重试',
    width: 168,
    render: (_, row) => (
      <>
        <span className={cells.line}>{shortTime(row.nextTime)}</span>
        <small className={cells.sub}>{shortTime(row.createTime)} 产生</small>
      </>
    ),
  },
  ...(mayRetry
    ? [{ key: 'act', title: '操作', width: 96, render: (_: unknown, row: FailedJob) => <Retry job={row} /> }]
    : []),
];

function Retry({ job: { jobType, jobId } }: { job: FailedJob }) {
  const send = useWriteOnce((named: Pick<FailedJob, 'jobType' | 'jobId'>, requestId) =>
    post('/api/OpsJob/Retry', { data: { ...named, requestId } }),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: async () => send({ jobType, jobId }),
    onSuccess: () => toast.ok('已安排重试'),
    onSettled: () => void refreshJobs(),
  });
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      重试
    </Button>
  );
}

function JobCard({ row }: { row: FailedJob }) {
  const mayRetry = useMay()('ops.job.retry');
  return (
    <div className={phone.card}>
      <b>{row.name}</b>
      <small>{row.subject}</small>
      <p>{row.reason}</p>
      <small>
        已试 {row.attempts} 次 · 下次 {shortTime(row.nextTime)}
      </small>
      {mayRetry && <Retry job={row} />}
    </div>
  );
}
