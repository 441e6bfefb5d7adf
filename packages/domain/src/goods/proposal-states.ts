/** How far a supplier's wish for its own goods has come (docs/domain/suppliers.md §4). */
export const proposalStates = { waiting: 10, approved: 20, refused: 30, withdrawn: 40 } as const;
export type ProposalState = (typeof proposalStates)[keyof typeof proposalStates];

export const proposalStateTexts: Readonly<Record<ProposalState, string>> = {
  [proposalStates.waiting]: '待审核',
  [proposalStates.approved]: '已通过',
  [proposalStates.refused]: '已退回',
  [proposalStates.withdrawn]: '已撤回',
};

/** Each move: from where, to where, and whether it is the supplier's or the shop's. */
export const proposalMoves = {
  resubmit: { from: [proposalStates.refused, proposalStates.withdrawn], to: proposalStates.waiting, by: 'supplier' },
  withdraw: { from: [proposalStates.waiting], to: proposalStates.withdrawn, by: 'supplier' },
  approve: { from: [proposalStates.waiting], to: proposalStates.approved, by: 'shop' },
  refuse: { from: [proposalStates.waiting], to: proposalStates.refused, by: 'shop' },
} as const satisfies Record<string, { from: readonly ProposalState[]; to: ProposalState; by: 'supplier' | 'shop' }>;
export type ProposalMove = keyof typeof proposalMoves;
export const proposalMoveNames = Object.keys(proposalMoves) as [ProposalMove, ...ProposalMove[]];

/** Where a move leads; undefined where it cannot be made. */
export function movedProposal(state: ProposalState, move: ProposalMove): ProposalState | undefined {
  const { from, to } = proposalMoves[move];
  return from.some((one) => one === state) ? to : undefined;
}

/** What the viewer may do: a supplier what is a supplier's, the shop what is the shop's, where they hold the permission. */
export const proposalActions = (
  state: ProposalState,
  viewer: { isSupplier: boolean; mayAct: boolean },
): ProposalMove[] =>
  proposalMoveNames.filter(
    (move) =>
      viewer.mayAct &&
      (proposalMoves[move].by === 'supplier') === viewer.isSupplier &&
      movedProposal(state, move) !== undefined,
  );
