/** What the slots of a search matched in a segment. */
export interface SlotHits {
  count: number;
  docs: Uint16Array;
  /** By slot, then by document of the segment. */
  marks: Uint16Array[];
  /** By document: how many neighbours stand side by side in its title too. */
  bridges: Uint8Array;
  done: () => void;
}
