import type { Config } from '../../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createFollowedStorage } from './followed-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** The storage of this installation: a bucket where one is named, else the folder `files` of DATA_DIR, which backups hold. */
export function openStorage(config: Config): FileStorage {
  const { bucket, disk } = openStorages(config);
  return bucket ? createFollowedStorage(bucket, disk) : disk;
}

/** Both places, for moving files from one to the other. */
export const openStorages = ({ s3, dataDir }: Config) => ({
  bucket: s3 && createS3Storage(s3),
  disk: createDiskStorage(dataDir),
});
