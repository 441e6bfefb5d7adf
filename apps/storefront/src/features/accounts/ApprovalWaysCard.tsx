import type { ApprovalWay } from '@jicai/domain/approvals/approval-ways.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './ApprovalWaysCard.module.css';
import { approvalWaysQuery, refreshApprovalWays } from './approval-ways.queries.ts';

const missing: Readonly<Record<ApprovalWay, string>> = {
  card: '尚未绑定企业微信或钉钉',
  mail: '尚未填写邮箱，或商城未开通邮件',
  sms: '尚未填写手机号，或商城未开通审批短信',
};

/** 审批提醒: how who may approve is told outside the shop, one way at a time (docs/domain/approvals.md §10). */
export function ApprovalWaysCard() {
  const ways = useQuery(approvalWaysQuery());
  const save = useMutation({
    mutationFn: (chosen: ApprovalWay[]) =>
      post('/api/Account/SaveApprovalWays', { data: { ways: chosen, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('审批提醒已保存'),
    onSettled: () => refreshApprovalWays(),
  });
  return (
    <Card title="审批提醒">
      <QueryState query={ways} skeleton={<Skeleton height={120} radius={8} />}>
        {(list) => (
          <>
            <p className={styles.note}>有订单待您审批时，除站内信外，从上到下以第一种能送达的方式通知您。</p>
            <ul className={styles.list}>
              {list.map(({ way, label, isOn, reach }) => (
                <li key={way} className={styles.row}>
                  <Checkbox
                    isChecked={isOn}
                    disabled={save.isPending}
                    onChange={(isChecked) =>
                      save.mutate(list.filter((one) => (one.way === way ? isChecked : one.isOn)).map((one) => one.way))
                    }
                  >
                    {label}
                  </Checkbox>
                  <span className={styles.note}>{reach || missing[way]}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </Card>
  );
}
