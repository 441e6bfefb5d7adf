import cells from './cells.module.css';
import { MarginText } from './MarginText.tsx';

/** A margin as it was and as it would become. */
export function MarginChange({
  beforeMarginBp,
  afterMarginBp,
  marginLineBp,
}: {
  beforeMarginBp?: number | undefined;
  afterMarginBp?: number | undefined;
  marginLineBp?: number | undefined;
}) {
  if (afterMarginBp === undefined) return <span className={cells.none}>—</span>;
  return (
    <>
      {beforeMarginBp !== undefined && (
        <>
          <MarginText bp={beforeMarginBp} lineBp={undefined} /> →{' '}
        </>
      )}
      <MarginText bp={afterMarginBp} lineBp={marginLineBp} />
    </>
  );
}
