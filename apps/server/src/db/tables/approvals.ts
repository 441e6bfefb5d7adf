import type { RuleFallback, RuleStep, StepMode } from '@jicai/domain/approvals/approval-flow.ts';
import type { RuleCondition } from '@jicai/domain/approvals/approval-rules.ts';
import type { AuditState, TaskState } from '@jicai/domain/approvals/approval-states.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customers, users } from './accounts.ts';
import { companyColumn, fen, id, instant, tenantWall } from './kinds.ts';
import { trades } from './orders.ts';

/** Tenant: 审批规则 of an enterprise; by priority the first that matches decides (docs/domain/approvals.md §1). */
export const approvalRules = pgTable(
  'approval_rules',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    name: text('name').notNull(),
    /** The smaller comes first; equal ones by id. */
    priority: integer('priority').notNull(),
    condition: jsonb('condition').$type<RuleCondition>().notNull(),
    steps: jsonb('steps').$type<RuleStep[]>().notNull(),
    /** What happens where nobody above the requester can sign. */
    fallback: jsonb('fallback').$type<RuleFallback>().notNull().default({ kind: 'skip' }),
    isEnabled: boolean('is_enabled').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('approval_rules_name').on(t.companyId, t.customerId, t.name),
    index('approval_rules_order').on(t.companyId, t.customerId, t.priority, t.id),
    foreignKey({
      name: 'approval_rules_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
  ],
);

/** Tenant: 审批单, one per trade; a resubmission begins its next round. The rule is a snapshot: later edits do not reach it. */
export const approvals = pgTable(
  'approvals',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    tradeId: id('trade_id').notNull(),
    tradeNo: text('trade_no').notNull(),
    customerId: id('customer_id').notNull(),
    /** Who asks. */
    accountId: id('account_id').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    orgName: text('org_name').notNull(),
    /** 10 审批中 20 已通过 30 已驳回 40 已撤回 50 已失效. */
    state: integer('state').$type<AuditState>().notNull(),
    round: integer('round').notNull().default(1),
    currentStep: integer('current_step').notNull().default(1),
    stepCount: integer('step_count').notNull(),
    ruleId: id('rule_id').notNull(),
    ruleName: text('rule_name').notNull(),
    ruleText: text('rule_text').notNull(),
    payFen: fen('pay_fen').notNull(),
    /** Name of the first goods, and how many kinds and pieces of goods there are. */
    firstItemName: text('first_item_name').notNull(),
    itemCount: integer('item_count').notNull(),
    totalQty: integer('total_qty').notNull(),
    /** What the requester tells the approvers. */
    note: text('note').notNull().default(''),
    submittedAt: instant('submitted_at').notNull(),
    /** When it ends by itself: 10 for want of an answer, 30 and 40 for want of a resubmission; null once it is over. */
    dueAt: instant('due_at'),
    decidedAt: instant('decided_at'),
    /** 催办 in the step that is open: how often, and when last (docs/domain/approvals.md §7). */
    remindCount: integer('remind_count').notNull().default(0),
    remindedAt: instant('reminded_at'),
    /** Why the system refused it after the last approval; '' otherwise. */
    failReason: text('fail_reason').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('approvals_trade').on(t.companyId, t.tradeId),
    index('approvals_user').on(t.companyId, t.userId, t.id),
    foreignKey({
      name: 'approvals_trade_fk',
      columns: [t.companyId, t.tradeId],
      foreignColumns: [trades.companyId, trades.id],
    }),
    check('approvals_state', sql`${t.state} in (10, 20, 30, 40, 50)`),
    check('approvals_steps', sql`${t.round} >= 1 and ${t.currentStep} between 1 and ${t.stepCount}`),
  ],
);

/** Tenant: 审批任务, what one person is asked in one step of one round; frozen when the round begins. */
export const approvalTasks = pgTable(
  'approval_tasks',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    approvalId: id('approval_id').notNull(),
    tradeId: id('trade_id').notNull(),
    round: integer('round').notNull(),
    /** 1-based. */
    stepNo: integer('step_no').notNull(),
    mode: text('mode').$type<StepMode>().notNull(),
    accountId: id('account_id').notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** 0 未开始 1 待审批 2 已同意 3 已驳回 4 已转交 5 无需处理 6 已失效. */
    state: integer('state').$type<TaskState>().notNull(),
    comment: text('comment').notNull().default(''),
    /** The task that was handed on to make this one, and how often it has been. */
    fromTaskId: id('from_task_id'),
    /** Whose standing delegation (委托) brought the task to who holds it; '' and null where it is his own. */
    forUserId: id('for_user_id'),
    forUserName: text('for_user_name').notNull().default(''),
    hops: integer('hops').notNull().default(0),
    openedAt: instant('opened_at'),
    actedAt: instant('acted_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('approval_tasks_approval').on(t.companyId, t.approvalId, t.round, t.stepNo, t.id),
    index('approval_tasks_user').on(t.companyId, t.userId, t.state, t.id),
    index('approval_tasks_trade').on(t.companyId, t.tradeId, t.userId),
    foreignKey({
      name: 'approval_tasks_approval_fk',
      columns: [t.companyId, t.approvalId],
      foreignColumns: [approvals.companyId, approvals.id],
    }),
    foreignKey({
      name: 'approval_tasks_user_fk',
      columns: [t.companyId, t.userId],
      foreignColumns: [users.companyId, users.id],
    }),
    check('approval_tasks_state', sql`${t.state} between 0 and 6`),
    check('approval_tasks_mode', sql`${t.mode} in ('any', 'all')`),
    check('approval_tasks_hops', sql`${t.hops} between 0 and 3`),
  ],
);

/** Tenant: 委托, who answers for somebody for a time; one per person. */
export const approvalDelegations = pgTable(
  'approval_delegations',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    userId: id('user_id').notNull(),
    toUserId: id('to_user_id').notNull(),
    fromAt: instant('from_at').notNull(),
    /** Exclusive. */
    toAt: instant('to_at').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('approval_delegations_user').on(t.companyId, t.userId),
    index('approval_delegations_to').on(t.companyId, t.toUserId),
    foreignKey({
      name: 'approval_delegations_user_fk',
      columns: [t.companyId, t.userId],
      foreignColumns: [users.companyId, users.id],
    }),
    foreignKey({
      name: 'approval_delegations_to_fk',
      columns: [t.companyId, t.toUserId],
      foreignColumns: [users.companyId, users.id],
    }),
    check('approval_delegations_span', sql`${t.fromAt} < ${t.toAt}`),
    check('approval_delegations_other', sql`${t.userId} <> ${t.toUserId}`),
  ],
);
