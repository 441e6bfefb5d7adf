import { archiveBoxes, clipboard, displayBook, kraftBoxes } from '../../models/filing.ts';
import { picture, type Picture } from '../picture.ts';

const TABS = ['#e0563f', '#f0b429', '#59b36a', '#3f8fd8', '#8f7fd0'];

export const deskFiling: Picture[] = [
  picture('archive-box-blue-55', archiveBoxes, { color: '#2358a8', width: 0.62, mark: 'A4', count: 3 }, { el: 20 }),
  picture('archive-box-black-55', archiveBoxes, { color: '#2b2f36', width: 0.62, mark: 'A4', count: 3 }, { el: 20 }),
  picture('kraft-box-30', kraftBoxes, { width: 0.34 }, { el: 22 }),
  picture('display-book-60', displayBook, { color: '#2a62c9', pages: 60 }, { el: 26 }),
  picture('clipboard-black', clipboard, { color: '#2b2f36' }, { el: 48 }),
  picture('clipboard-clear', clipboard, { color: '#bcd9e8', opacity: 0.4 }, { el: 48 }),
];
