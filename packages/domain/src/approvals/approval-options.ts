import { storedCounts } from '../shop/stored-counts.ts';

/** What a shop sets about approvals (docs/domain/approvals.md §6): hours after a step has opened, days to edit and to delegate. */
export const approvalRanges = {
  /** Who has not answered is reminded, once and again; a reminder after the end is none. */
  remindHours: { initial: 24, min: 1, max: 720 },
  remindAgainHours: { initial: 48, min: 1, max: 720 },
  /** The order ends for want of an answer. */
  expiryHours: { initial: 72, min: 1, max: 720 },
  /** Days a rejected or withdrawn order may be edited before it is cancelled. */
  editDays: { initial: 7, min: 1, max: 90 },
  /** Days of the longest delegation: for somebody who is away for good a new approver is named instead. */
  delegateDays: { initial: 366, min: 1, max: 366 },
} as const;

/** The shop's stored options over the defaults. */
export const approvalOptionsOf = (stored: unknown) => storedCounts(stored, 'approvals', approvalRanges);
export type ApprovalOptions = ReturnType<typeof approvalOptionsOf>;
