import { mostLabelsOfItem } from '@jicai/domain/goods/goods-labels.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { goodsOptionsQuery } from '../goods/index.ts';
import styles from './ItemDialog.module.css';

/** The labels of an item, each ticked or not; nothing where the shop has none. */
export function LabelsField({
  labelIds,
  error,
  onChange,
}: {
  labelIds: readonly string[];
  error: string | undefined;
  onChange: (labelIds: string[]) => void;
}) {
  const { data } = useQuery(goodsOptionsQuery());
  const labels = data?.labels ?? [];
  if (labels.length === 0) return null;
  const isFull = labelIds.length >= mostLabelsOfItem;
  return (
    <fieldset className={styles.labels}>
      <legend>标签（最多 {mostLabelsOfItem} 个）</legend>
      {labels.map(({ id, name, tone }) => {
        const isOn = labelIds.includes(id);
        return (
          <Checkbox
            key={id}
            isChecked={isOn}
            disabled={!isOn && isFull}
            onChange={(next) => onChange(next ? [...labelIds, id] : labelIds.filter((other) => other !== id))}
          >
            <Tag tone={tone}>{name}</Tag>
          </Checkbox>
        );
      })}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
