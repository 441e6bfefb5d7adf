import { controlledPopup } from '@jicai/ui/antd/controlled-popup.tsx';
import { TreeSelect, type TreeSelectProps } from 'antd';
import { useState } from 'react';

interface Branch {
  value: string;
  children: Branch[];
}

type Props<T, B extends Branch> = Omit<TreeSelectProps<T>, 'id' | 'treeData' | 'onChange'> & {
  id: string;
  /** `title` is what is searched. [] while it is read. */
  treeData: B[];
  onChange: (value: T) => void;
};

/**
 * A choice of a tree, found by a part of its titles. While something is searched every branch is open: antd opens those that
 * fit when a letter is typed, and what is read after it would stay folded away.
 */
export function TreeChoice<T extends string | string[], B extends Branch>({
  id,
  treeData,
  onChange,
  ...rest
}: Props<T, B>) {
  const [searched, setSearched] = useState('');
  const [opened, setOpened] = useState<string[]>([]);
  return (
    <TreeSelect<T>
      {...rest}
      id={id}
      popupRender={controlledPopup(id)}
      showSearch={{ treeNodeFilterProp: 'title', searchValue: searched, onSearch: setSearched }}
      treeData={treeData}
      treeExpandedKeys={searched === '' ? opened : branchesOf(treeData)}
      onTreeExpand={(keys) => setOpened(keys.map(String))}
      onChange={(value) => {
        setSearched('');
        onChange(value);
      }}
    />
  );
}

const branchesOf = (nodes: readonly Branch[]): string[] =>
  nodes.flatMap(({ value, children }) => (children.length === 0 ? [] : [value, ...branchesOf(children)]));
