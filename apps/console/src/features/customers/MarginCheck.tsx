import preview from '../../parts/PreviewTable.module.css';

/** Whether a price leaves what the margin line asks; nothing passes where no cost is known. */
export function MarginCheck({
  item,
  isUnderLine,
  fault,
}: {
  /** Its margin line comes only to who may see costs. */
  item: { costFee?: number | undefined; marginLineBp?: number | undefined } | undefined;
  isUnderLine: boolean;
  fault: string | undefined;
}) {
  if (fault) return <>—</>;
  if (isUnderLine) return <span className={preview.fault}>低于毛利线，须复核</span>;
  return <>{item?.marginLineBp !== undefined && item.costFee === undefined ? '没有进价，未检查' : '通过'}</>;
}
