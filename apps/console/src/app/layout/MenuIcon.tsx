import { IconList } from '@jicai/ui/icons/icons.tsx';
import { createElement } from 'react';
import { menuIcons } from './menu-icons.ts';

/** The icon of a function of the console, by its path; `size` in px. */
export function MenuIcon({ path, size }: { path: string; size: number }) {
  return createElement(menuIcons[path] ?? IconList, { size });
}
