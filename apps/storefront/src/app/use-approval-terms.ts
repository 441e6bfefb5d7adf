import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from './user-info.queries.ts';

/** What the shop sets about approvals, in words for a sentence; without a number until it is known. */
export function useApprovalTerms(): { withinHours: string; withinDays: string } {
  const terms = useQuery(userInfoQuery()).data?.approvalTerms;
  return {
    withinHours: terms ? `${terms.expiryHours} 小时内` : '期限内',
    withinDays: terms ? `${terms.editDays} 天内` : '期限内',
  };
}
