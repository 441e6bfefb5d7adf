export { applyDirectory } from './apply-directory.ts';
export { readDirectory } from './read-directory.ts';
