import type { Mark } from '@jicai/contract/search/suggest.ts';

/** A text with the typed parts of it marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return marks.length === 0 ? (
    text
  ) : (
    <>
      {marks.map(({ from, to }, at) => (
        <span key={from}>
          {text.slice(marks[at - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
