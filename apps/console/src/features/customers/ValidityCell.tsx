import type { ValidDays, Validity } from '@jicai/domain/money/price-validity.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import cells from '../../parts/cells.module.css';
import { DaysText } from './DaysText.tsx';
import { validityTag } from './price-validity.ts';

/** Where an agreed price or discount stands, and its days below. */
export function ValidityCell(row: ValidDays & { validity: Validity; isEnding?: boolean }) {
  const { text, tone } = validityTag(row);
  return (
    <>
      <Tag isState tone={tone}>
        {text}
      </Tag>
      <small className={cells.sub}>
        <DaysText {...row} />
      </small>
    </>
  );
}
