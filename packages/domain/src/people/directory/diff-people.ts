import { personName } from '../account-form.ts';
import type { DirectoryPerson } from './directory.ts';
import { tidyName } from './directory-tree.ts';
import { isManyGone, type SyncKind, type SyncLine, type SyncPlan, type SyncReason } from './sync-lines.ts';

/** A member of the enterprise; accounts that are closed or wait for a review are none. */
export interface HousePerson {
  userId: string;
  name: string;
  /** Lower-case; ''. */
  email: string;
  mobile: string;
  orgId: string | null;
  isActive: boolean;
  /** Holds signOn.edit. */
  isKeeper: boolean;
  /** May do what the caller may not. */
  isAbove: boolean;
  isSelf: boolean;
  /** Under which he is linked with this connection. */
  subjects: readonly string[];
}

/** Whether people who are not known get an account. */
export type Creation = 'yes' | 'linkOnly' | 'noRole';

export interface PeopleInput {
  people: readonly DirectoryPerson[];
  house: readonly HousePerson[];
  /** Missing from the list, and the vendor says that they are not in the enterprise any more. */
  goneSubjects: ReadonlySet<string>;
  /** Subjects that are linked with accounts of others. */
  foreignSubjects: ReadonlySet<string>;
  /** Mobiles of accounts of the shop that are not in `house`. */
  takenMobiles: ReadonlySet<string>;
  creation: Creation;
  pathTo: (departmentId: string) => string[];
  /** Where somebody with this path will stand: key of a department, null for none. */
  placeOf: (path: readonly string[]) => string | null;
  /** Name of a department with those above it, '' for null. */
  textOf: (key: string | null) => string;
  isHandMade: (orgId: string) => boolean;
}

const strangeName = '企业成员';

/** Lines of people, those of the list in its order and then those who are gone. */
export function diffPeople(input: PeopleInput): SyncLine[] {
  const { house, people } = input;
  const bySubject = new Map(house.flatMap((one) => one.subjects.map((subject) => [subject, one] as const)));
  const meanings = candidatesOf(input, bySubject);
  const lines = people.flatMap((person) => {
    const linked = bySubject.get(person.subject);
    const path = input.pathTo(person.departmentId);
    if (linked) return moved(input, linked, path);
    const found = whoIs(input, meanings, person);
    if (typeof found === 'string')
      return [lineOf('conflict', person.name, { to: placeText(input, path), reason: found })];
    if (!found) return [added(input, person, path)];
    const plan = { userId: found.userId, person: tidied(person) };
    const link = lineOf('personLinked', found.name, { from: found.name, to: person.name, isChosen: true, plan });
    return [link, ...moved(input, found, path)];
  });
  return [...lines, ...gone(input, bySubject)];
}

const lineOf = (kind: SyncKind, title: string, rest: Partial<SyncLine> = {}): SyncLine => {
  const { from = '', to = '', reason = '', isChosen = false, plan = {} } = rest;
  return { kind, title: tidyName(title, 40) || strangeName, from, to: tidyName(to, 200), reason, isChosen, plan };
};

const placeText = ({ placeOf, textOf }: PeopleInput, path: readonly string[]) => textOf(placeOf(path));

function moved(input: PeopleInput, person: HousePerson, path: string[]): SyncLine[] {
  const { placeOf, textOf, isHandMade } = input;
  const place = placeOf(path);
  if (!person.isActive || place === person.orgId) return [];
  const shown = { from: textOf(person.orgId), to: textOf(place) };
  if (person.isAbove) return [lineOf('conflict', person.name, { ...shown, reason: 'above' })];
  const isByHand = person.orgId !== null && isHandMade(person.orgId);
  const plan: SyncPlan = { userId: person.userId, path };
  return [
    lineOf('personMoved', person.name, { ...shown, reason: isByHand ? 'handMade' : '', isChosen: !isByHand, plan }),
  ];
}

/** Members that people of the list could be, by what is proved of them. */
interface Meanings {
  of: (person: DirectoryPerson) => HousePerson[];
  /** How many people of the list, not linked yet, mean this member. */
  count: Map<string, number>;
  mobiles: Map<string, number>;
  mails: Map<string, number>;
}

function candidatesOf({ house, people }: PeopleInput, bySubject: ReadonlyMap<string, HousePerson>): Meanings {
  const [byMail, byMobile] = [new Map<string, HousePerson[]>(), new Map<string, HousePerson[]>()];
  for (const one of house) {
    if (one.email !== '') byMail.set(one.email, [...(byMail.get(one.email) ?? []), one]);
    if (one.mobile !== '') byMobile.set(one.mobile, [...(byMobile.get(one.mobile) ?? []), one]);
  }
  const of = ({ email, mobile }: DirectoryPerson) => [
    ...new Set([...((email && byMail.get(email)) || []), ...((mobile && byMobile.get(mobile)) || [])]),
  ];
  const meanings: Meanings = { of, count: new Map(), mobiles: new Map(), mails: new Map() };
  const countOne = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const person of people) {
    if (bySubject.has(person.subject)) continue;
    for (const { userId } of of(person)) countOne(meanings.count, userId);
    countOne(meanings.mobiles, person.mobile);
    countOne(meanings.mails, person.email);
  }
  return meanings;
}

/** The member he is, undefined where nobody is, or why that is not said. As docs/domain/sign-on.md §3 has it for a sign-in. */
function whoIs(
  { foreignSubjects, takenMobiles, creation }: PeopleInput,
  { of, count, mobiles, mails }: Meanings,
  person: DirectoryPerson,
): HousePerson | SyncReason | undefined {
  if (foreignSubjects.has(person.subject)) return 'elsewhere';
  const [only, ...others] = of(person);
  if (only) {
    if (others.length > 0 || (count.get(only.userId) ?? 0) > 1) return 'ambiguous';
    if (only.isKeeper) return 'keeper';
    if (!only.isActive) return 'disabled';
    return only.subjects.length > 0 ? 'linkedElsewhere' : only;
  }
  if (creation !== 'yes') return creation;
  const { mobile, email } = person;
  if (mobile !== '' && takenMobiles.has(mobile)) return 'mobileTaken';
  const isTwice = (mobile !== '' && (mobiles.get(mobile) ?? 0) > 1) || (email !== '' && (mails.get(email) ?? 0) > 1);
  return isTwice ? 'ambiguous' : undefined;
}

const fitName = (name: string) => (personName(tidyName(name, 40)) ? strangeName : tidyName(name, 40));
const tidied = ({ subject, name, email, mobile }: DirectoryPerson) => ({ subject, name: fitName(name), email, mobile });

function added(input: PeopleInput, person: DirectoryPerson, path: string[]): SyncLine {
  const plan: SyncPlan = { person: tidied(person), path };
  const reason = personName(tidyName(person.name, 40)) ? 'nameUnfit' : '';
  return lineOf('personNew', person.name, { to: placeText(input, path), reason, isChosen: true, plan });
}

/** Members who left: proposed to be stopped, never those whom nobody but themselves, or a person with more rights, may stop. */
function gone(input: PeopleInput, bySubject: ReadonlyMap<string, HousePerson>): SyncLine[] {
  const { house, people, goneSubjects, textOf } = input;
  const listed = new Set(people.map(({ subject }) => subject));
  const linked = [...new Set(bySubject.values())].filter(({ isActive }) => isActive);
  const left = new Set(
    linked.filter(({ subjects }) => subjects.every((one) => !listed.has(one) && goneSubjects.has(one))),
  );
  const isMany = isManyGone(left.size, linked.length);
  return house
    .filter((one) => left.has(one))
    .map((one) => {
      const { userId, name, orgId, isSelf, isKeeper, isAbove } = one;
      const why: SyncReason | false = (isSelf && 'selfGone') || (isKeeper && 'keeperGone') || (isAbove && 'above');
      if (why) return lineOf('conflict', name, { from: textOf(orgId), reason: why });
      const reason: SyncReason = isMany ? 'manyGone' : 'gone';
      return lineOf('personGone', name, { from: textOf(orgId), reason, isChosen: !isMany, plan: { userId } });
    });
}
