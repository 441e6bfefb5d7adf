/** What somebody does in the demo, step by step; what it yields is when the next step is. */
export type Story = AsyncGenerator<Date, void>;

interface Running {
  story: Story;
  at: Date;
}

/**
 * Plays stories beside each other in the order of their steps' times, so that everything comes to be in the order in which
 * it would have: numbers, messages, histories. `onStep` sets the clock before each step. A story that cannot go on ends
 * there and the others do not mind; returns why. All end where they are as soon as `isOver`.
 */
export async function playStories(
  stories: readonly Story[],
  { onStep, isOver }: { onStep: (at: Date) => Promise<void>; isOver: () => boolean },
): Promise<string[]> {
  const faults: string[] = [];
  const advance = async (others: readonly Running[], story: Story): Promise<Running[]> => {
    try {
      return withNext(others, story, await story.next());
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return [...others];
    }
  };
  let running: Running[] = [];
  for (const story of stories) running = await advance(running, story);
  while (running[0] && !isOver()) {
    const [{ story, at }, ...others] = running;
    await onStep(at);
    running = await advance(others, story);
  }
  return faults;
}

/** Earliest first; of two at one moment the one that began earlier. */
function withNext(running: readonly Running[], story: Story, step: IteratorResult<Date, void>): Running[] {
  if (step.done) return [...running];
  return [...running, { story, at: step.value }].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
