/** The storage did not do what it was asked: it cannot be reached, refuses, or holds something else. Tried again later it may. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}
