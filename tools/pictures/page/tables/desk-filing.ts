import { accordionFile, archiveBoxes, clipboard, displayBook, kraftBoxes, letterTray, magazineRack, slideBinders } from '../../models/filing.ts';
import { picture, type Picture } from '../picture.ts';

const TABS = ['#e0563f', '#f0b429', '#59b36a', '#3f8fd8', '#8f7fd0'];

export const filing: Picture[] = [
  picture('archive-box-blue-35', archiveBoxes, { color: '#2358a8', width: 0.4, mark: '35mm', count: 4 }, { el: 20 }),
  picture('archive-box-blue-55', archiveBoxes, { color: '#2358a8', width: 0.62, mark: '55mm', count: 3 }, { el: 20 }),
  picture('archive-box-blue-75', archiveBoxes, { color: '#2358a8', width: 0.85, mark: '75mm', count: 2 }, { el: 20 }),
  picture('archive-box-black-55', archiveBoxes, { color: '#2b2f36', width: 0.62, mark: '55mm', count: 3 }, { el: 20 }),
  picture('kraft-box-30', kraftBoxes, { width: 0.34 }, { el: 22 }),
  picture('kraft-box-50', kraftBoxes, { width: 0.56 }, { el: 22 }),
  picture('slide-binder-white', slideBinders, { color: '#e9ecef' }, { el: 46 }),
  picture('slide-binder-blue', slideBinders, { color: '#2a62c9' }, { el: 46 }),
  picture('slide-binder-black', slideBinders, { color: '#2b2f36' }, { el: 46 }),
  picture('display-book-20', displayBook, { color: '#2a62c9', pages: 20 }, { el: 26 }),
  picture('display-book-60', displayBook, { color: '#2a62c9', pages: 60 }, { el: 26 }),
  picture('clipboard-black', clipboard, { color: '#2b2f36' }, { el: 48 }),
  picture('clipboard-clear', clipboard, { color: '#bcd9e8', opacity: 0.4 }, { el: 48 }),
  picture('magazine-rack-blue', magazineRack, { color: '#2a62c9' }, { el: 20 }),
  picture('magazine-rack-black', magazineRack, { color: '#2b2f36' }, { el: 20 }),
  picture('magazine-rack-grey', magazineRack, { color: '#aab1ba' }, { el: 20 }),
  picture('letter-tray-black', letterTray, { color: '#3a3f47' }, { el: 20 }),
  picture('letter-tray-silver', letterTray, { color: '#c3c9d1' }, { el: 20 }),
  picture('accordion-blue', accordionFile, { color: '#3f7fc4', tabs: TABS }, { el: 22 }),
  picture('accordion-pink', accordionFile, { color: '#dd8fa6', tabs: TABS }, { el: 22 }),
  picture('accordion-grey', accordionFile, { color: '#7d8793', tabs: TABS }, { el: 22 }),
];
