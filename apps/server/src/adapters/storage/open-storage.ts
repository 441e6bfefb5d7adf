import type { Config } from '../../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

/** The storage of this installation: the folder `files` of DATA_DIR, which backups hold. */
export const openStorage = (config: Config): FileStorage => createDiskStorage(config.dataDir);
