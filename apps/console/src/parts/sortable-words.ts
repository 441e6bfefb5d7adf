import type { Announcements } from '@dnd-kit/core';

const screenReaderInstructions = {
  draggable: '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。',
};

const announcements: Announcements = {
  onDragStart: () => '已拿起',
  onDragOver: ({ active, over }) => (over && over.id !== active.id ? '移到了新的位置' : '已拿起'),
  onDragEnd: () => '已放下',
  onDragCancel: () => '已取消移动',
};

/** What is read out while something is moved by keyboard. */
export const sortableWords = { screenReaderInstructions, announcements };
