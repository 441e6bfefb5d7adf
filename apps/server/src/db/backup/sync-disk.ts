import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './manifest.ts';

/** Waits until the disk has the bytes: what is renamed afterwards is there after a power cut. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the disk knows the names in a folder; Windows has no such call. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** All files below, and the folder. */
export function syncTree(folder: string): void {
  for (const path of listFiles(folder)) syncFile(join(folder, path));
  syncFolder(folder);
}
