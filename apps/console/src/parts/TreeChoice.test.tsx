import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TreeChoice } from './TreeChoice.tsx';

const choice = (names: string[]) => (
  <TreeChoice
    id="category"
    aria-label="分类"
    treeData={[
      {
        value: 'top',
        title: '办公文具',
        children: names.map((name) => ({ value: name, title: `办公文具 / ${name}`, children: [] })),
      },
    ]}
    onChange={() => undefined}
  />
);

it('shows what fits and is read after it was searched', async () => {
  const { rerender } = render(choice(['纸品本册']));
  fireEvent.mouseDown(screen.getByLabelText('分类'));
  fireEvent.change(screen.getByLabelText('分类'), { target: { value: '书写' } });
  expect(screen.queryByText('办公文具')).toBeNull();
  rerender(choice(['纸品本册', '书写工具']));
  expect(await screen.findByText('办公文具 / 书写工具')).toBeTruthy();
});
