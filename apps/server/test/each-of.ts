/** Several calls at a time: the database works while the server does. */
export async function eachOf<T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<void> {
  const left = things.values();
  const work = async () => {
    for (const thing of left) await act(thing);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
