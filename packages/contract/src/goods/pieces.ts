import { z } from 'zod';

/** What one sale unit holds (docs/domain/catalog.md §23), of a line as it was bought; absent where nobody says. */
export const zPieces = {
  pieceQty: z.number().int().optional(),
  pieceName: z.string().optional(),
};
