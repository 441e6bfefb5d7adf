import { ConfigProvider, Tree, type TreeProps } from 'antd';
import type { BasicDataNode } from 'antd/es/tree';
import { IconChevronDown } from '../icons/icons.tsx';
import { useIsPhone } from '../hooks/use-media.ts';
import { AntdFrame } from './AntdFrame.tsx';

/** Fingers need more than a pointer. */
const pointerTheme = {};
const phoneTheme = { components: { Tree: { titleHeight: 44 } } };

/** antd turns the drawing inside what it is given when a branch is closed. */
const mark = (
  <span>
    <IconChevronDown size={16} />
  </span>
);

/** antd's tree in our frame: rows a finger can hit, and a mark that screen readers do not read out before each name. */
export function BranchTree<N extends BasicDataNode & { key: string; children: N[] }>(props: TreeProps<N>) {
  const isPhone = useIsPhone();
  return (
    <AntdFrame>
      <ConfigProvider theme={isPhone ? phoneTheme : pointerTheme}>
        <Tree<N> switcherIcon={mark} {...props} />
      </ConfigProvider>
    </AntdFrame>
  );
}
