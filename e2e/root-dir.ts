import { join } from 'node:path';

export const rootDir = join(import.meta.dirname, '..');
