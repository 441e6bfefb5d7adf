import { ConfigProvider, Tree, type TreeProps } from 'antd';
import type { BasicDataNode } from 'antd/es/tree';
import { IconChevronDown } from '../icons/icons.tsx';
import { useIsPhone } from '../use-media.ts';
import { AntdFrame } from './AntdFrame.tsx';

/** Fingers need more than a pointer. */
const pointerTheme = {};
const phoneTheme = { components: { Tree: { titleHeight: 44 } } };

/** antd's tree in our frame: rows a finger can hit, and a mark that screen readers do not read out before each name. */
export function BranchTree<N extends BasicDataNode & { key: string; children: N[] }>(props: TreeProps<N>) {
  const isPhone = useIsPhone();
  return (
    <AntdFrame>
      <ConfigProvider theme={isPhone ? phoneTheme : pointerTheme}>
        <Tree<N> switcherIcon={<IconChevronDown size={16} />} {...props} />
      </ConfigProvider>
    </AntdFrame>
  );
}
