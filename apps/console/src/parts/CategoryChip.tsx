import { Tree } from 'antd';
import styles from './ChipPopover.module.css';
import { ChipPopover } from './ChipPopover.tsx';
import { type CategoryOption, flatCategories, useCategoryOptions } from './use-category-options.ts';

const treeHeight = 320;

interface Node {
  key: string;
  title: string;
  children: Node[];
}
const nodesOf = (options: readonly CategoryOption[]): Node[] =>
  options.map(({ value, label, children }) => ({ key: value, title: label, children: nodesOf(children) }));

/** A filter by category of any level, with everything below it. */
export function CategoryChip({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const options = useCategoryOptions();
  const all = flatCategories(options);
  const chosen = all.find((one) => one.value === value);
  const above = all.filter(({ title }) => chosen?.title.startsWith(`${title} / `)).map((one) => one.value);
  return (
    <ChipPopover label="分类" chosen={value === '' ? undefined : (chosen?.label ?? value)} onClear={() => onChange('')}>
      {(close) => (
        <div className={styles.panel}>
          <Tree
            aria-label="分类"
            height={treeHeight}
            blockNode
            treeData={nodesOf(options)}
            selectedKeys={[value]}
            defaultExpandedKeys={above}
            onSelect={([next]) => {
              onChange(next === undefined ? '' : String(next));
              close();
            }}
          />
        </div>
      )}
    </ChipPopover>
  );
}
