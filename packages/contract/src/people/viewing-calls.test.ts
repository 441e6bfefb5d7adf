import { expect, test } from 'vitest';
import { contract, endpointOf, type Path } from '../index.ts';
import { isViewingCall, keptFromViewing, viewingCalls } from './viewing-calls.ts';

const paths = Object.keys(contract) as Path[];
const isRead = (path: Path) => /\/Get\w*$/.test(path);
const isOfBuyers = (path: Path) => {
  const { access } = endpointOf(path);
  return !path.startsWith('/api/Ops') && (typeof access !== 'object' || !('ops' in access));
};

test('each read of a buyer is either shown to who sees the shop as him or kept back with a reason', () => {
  const reads = paths.filter((path) => isRead(path) && isOfBuyers(path));
  expect(reads.length).toBeGreaterThan(80);
  for (const path of reads) expect(isViewingCall(path), path).toBe(!(path in keptFromViewing));
});

test('nothing but reads is shown, and nothing of the shop side', () => {
  const others = viewingCalls.filter((path) => !isRead(path) || !isOfBuyers(path));
  expect(others).toEqual(['/api/OpsCustomer/GetViewing', '/api/OpsCustomer/EndViewing']);
});
