import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from './user-info.queries.ts';

/** What the shop sets about approvals, in words for a sentence; without a number until it is known. */
export function useApprovalTerms(): { withinHours: string; withinDays: string; delegateDays: number | undefined } {
  const terms = useQuery(userInfoQuery()).data?.approvalTerms;
  return {
    withinHours: terms ? `${terms.expiryHours} 小时内` : '期限内',
    delegateDays: terms?.delegateDays,
    withinDays: terms ? `${terms.editDays} 天内` : '期限内',
  };
}
