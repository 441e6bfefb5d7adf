import type { ApprovalRule, RuleOptions } from '@jicai/contract/approvals/approval-rules.ts';
import { stepModeTexts } from '@jicai/domain/approvals/approval-flow.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { refreshRules, ruleOptionsQuery, rulesQuery } from './approvals.queries.ts';
import styles from './AuditRulePage.module.css';
import { fallbackText, stepText } from './rule-form.ts';
import { RuleDialog } from './RuleDialog.tsx';

/** /center/kamUser/auditRule: when an order of the enterprise has to be approved, and by whom. */
export function AuditRulePage() {
  const rules = useQuery(rulesQuery());
  const options = useQuery(ruleOptionsQuery());
  const [edited, setEdited] = useState<ApprovalRule | 'new'>();
  const nextPriority = Math.max(0, ...(rules.data ?? []).map(({ priority }) => priority)) + 1;
  return (
    <>
      <PageHead title="审批设置">
        <Button look="fill" disabled={!options.data} onClick={() => setEdited('new')}>
          新建规则
        </Button>
      </PageHead>
      <Notice className={styles.hint}>
        提交订单时从上到下逐条比对，命中的第一条规则决定由谁审批；没有命中的订单不需要审批。修改只影响之后提交的订单。
      </Notice>
      <QueryState
        query={rules}
        skeleton={
          <Loading className={styles.list}>
            {[1, 2].map((row) => (
              <Skeleton key={row} height={128} radius={8} />
            ))}
          </Loading>
        }
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState isFramed title="还没有审批规则" hint="订单提交后直接付款或发货" />}
      >
        {(found) => (
          <ol className={styles.list}>
            {found.map((rule) => (
              <RuleCard key={rule.ruleId} rule={rule} options={options.data} onEdit={() => setEdited(rule)} />
            ))}
          </ol>
        )}
      </QueryState>
      {edited && options.data && (
        <RuleDialog
          {...(edited !== 'new' && { rule: edited })}
          nextPriority={nextPriority}
          options={options.data}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function RuleCard({
  rule,
  options,
  onEdit,
}: {
  rule: ApprovalRule;
  options: RuleOptions | undefined;
  onEdit: () => void;
}) {
  const { ruleId, version, ruleName } = rule;
  const remove = useMutation({
    mutationFn: () => post('/api/ShopAudit/DeleteRule', { data: { ruleId, version, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('规则已删除'),
    onSettled: () => void refreshRules(),
  });
  const askRemove = async () => {
    const text = '之后提交的订单不再按这条规则审批，审批中的订单不受影响。';
    if (await confirm({ title: `删除规则“${ruleName}”？`, text, okText: '删除规则' })) remove.mutate();
  };
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <span className={styles.order}>{rule.priority}</span>
        <h2 className={styles.name}>{ruleName}</h2>
        {!rule.isEnable && (
          <Tag tone="grey" isState>
            已停用
          </Tag>
        )}
        <span className={styles.buttons}>
          <Button look="text" disabled={!options} onClick={onEdit} aria-label={`编辑 ${ruleName}`}>
            编辑
          </Button>
          <Button
            look="text"
            isBusy={remove.isPending}
            onClick={() => void askRemove()}
            aria-label={`删除 ${ruleName}`}
          >
            删除
          </Button>
        </span>
      </div>
      <p className={styles.when}>{rule.ruleText}</p>
      <ol className={styles.steps} aria-label={`${ruleName} 的审批步骤`}>
        {rule.steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={at}>
            <b>第 {at + 1} 步</b> {options && stepText(step, options)} <Tag>{stepModeTexts[step.mode]}</Tag>
          </li>
        ))}
      </ol>
      {options && <p className={styles.fallback}>{fallbackText(rule, options)}</p>}
    </li>
  );
}
