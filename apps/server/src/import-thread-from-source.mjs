// Development and tests run the sources: a thread does not inherit tsx from the process.
import { register } from 'tsx/esm/api';

register();
await import('./import-thread.ts');
