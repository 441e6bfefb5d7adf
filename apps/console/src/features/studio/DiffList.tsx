import { lookDiff, type PartChange } from '@jicai/domain/shop/look-diff.ts';
import { partsOf } from '@jicai/domain/shop/look-parts.ts';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { ChangesTable } from '../../parts/ChangesTable.tsx';
import styles from './DiffList.module.css';
import type { Look } from './studio.queries.ts';
import { useLookNames } from './use-look-names.ts';

const kinds: Readonly<Record<PartChange['kind'], { text: string; tone: TagTone }>> = {
  added: { text: '新增', tone: 'ok' },
  removed: { text: '删除', tone: 'danger' },
  moved: { text: '移动', tone: 'grey' },
  changed: { text: '修改', tone: 'warn' },
};

/** Part by part what makes one look another than the one before. */
export function DiffList({ before, after }: { before: Look; after: Look }) {
  const nameOf = useLookNames();
  const changes = lookDiff(partsOf(before), partsOf(after), nameOf);
  if (changes.length === 0) return <p className={styles.none}>没有区别</p>;
  return (
    <ul className={styles.list} aria-label="区别">
      {changes.map(({ partId, name, kind, fields }) => (
        <li key={partId}>
          <h3>
            <Tag isState tone={kinds[kind].tone}>
              {kinds[kind].text}
            </Tag>
            {name}
          </h3>
          {fields.length > 0 && <ChangesTable changes={fields} />}
        </li>
      ))}
    </ul>
  );
}
