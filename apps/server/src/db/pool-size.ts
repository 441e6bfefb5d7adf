import { availableParallelism } from 'node:os';

const [fewest, most, perCore] = [8, 16, 4];

/**
 * How many connections a process keeps to the database. More than some for each core only wait for each other, and each
 * plans every statement for itself and keeps the plans: on two cores eight buyers paid a fifth more with 8 than with 16,
 * for three quarters of the database's processor time and 60 MB less (docs/performance.md §5).
 */
export const poolSize = (cores = availableParallelism()): number => Math.min(most, Math.max(fewest, perCore * cores));
