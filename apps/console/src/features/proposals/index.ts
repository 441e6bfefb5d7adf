export { ProposalFilters, ProposalList } from './ProposalList.tsx';
export { ownProposalQuery, proposalsQuery, refreshProposals } from './proposals.queries.ts';
export { ProposalTag } from './ProposalTag.tsx';
export { ProposalView } from './ProposalView.tsx';
