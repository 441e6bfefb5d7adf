import { type DirectoryPerson, mostDirectoryPeople } from '@jicai/domain/people/directory/directory.ts';
import { DirectoryFault } from './directory-calls.ts';

/** The people of one reading: each once, who is in several departments, too. `onRead` is told how many there are so far. */
export function newCrowd(onRead: (people: number) => Promise<void>) {
  const seen = new Set<string>();
  const people = new Map<string, DirectoryPerson>();
  return {
    has: (subject: string) => people.has(subject),
    /** Answers what it is given; throws {@link DirectoryFault} for more than are taken. */
    count: async (read: DirectoryPerson[]): Promise<DirectoryPerson[]> => {
      for (const { subject } of read) seen.add(subject);
      if (seen.size > mostDirectoryPeople) throw new DirectoryFault('tooLarge', 'people');
      await onRead(seen.size);
      return read;
    },
    /** In the order of the list, not in that of the answers. */
    take: (read: readonly DirectoryPerson[]): void => {
      for (const person of read) if (!people.has(person.subject)) people.set(person.subject, person);
    },
    all: (): DirectoryPerson[] => [...people.values()],
  };
}
