import { brochureRack, coatRack, lockers, officeBookcase, screenPanel } from '../../models/office-storage.ts';
import { bossChair, officeSofa, staffChair, trainingChair, waitingBench } from '../../models/seats.ts';
import {
  bossDesk,
  foldTable,
  glassBoard,
  glassTable,
  meetingTable,
  receptionDesk,
  workstation,
} from '../../models/tables.ts';
import { picture, type Picture } from '../picture.ts';

export const furniture: Picture[] = [
  picture('chair-staff-black', staffChair, { color: '#2b3036' }, { el: 14 }),
  picture('chair-boss-black', bossChair, { color: '#24262a', grain: ['#6b3f24', '#35190c'] }, { el: 12 }),
  picture('chair-boss-brown', bossChair, { color: '#6a3d24', grain: ['#7a4a2c', '#3d2114'] }, { el: 12 }),
  picture('chair-training-blue', trainingChair, { color: '#2a5fae' }, { el: 16 }),
  picture('bench-3', waitingBench, { seats: 3 }, { el: 16, fill: 0.86 }),
  picture('bench-4', waitingBench, { seats: 4 }, { el: 16, fill: 0.9 }),
  picture('workstation-2', workstation, { seats: 2 }, { el: 24, fill: 0.84 }),
  picture('workstation-4', workstation, { seats: 4 }, { el: 24, fill: 0.88 }),
  picture('boss-desk', bossDesk, {}, { el: 20, fill: 0.86 }),
  picture('meeting-table-walnut', meetingTable, { finish: 'walnut' }, { el: 22, fill: 0.86 }),
  picture('meeting-table-oak', meetingTable, { finish: 'oak' }, { el: 22, fill: 0.86 }),
  picture('fold-table', foldTable, {}, { el: 20 }),
  picture('reception', receptionDesk, {}, { el: 16, fill: 0.86 }),
  picture('sofa-1', officeSofa, { seats: 1 }, { el: 18, fill: 0.76 }),
  picture('sofa-3', officeSofa, { seats: 3 }, { el: 18, fill: 0.88 }),
  picture('coffee-table', glassTable, {}, { el: 24 }),
  picture('locker-6', lockers, { columns: 3, rows: 2 }, { el: 10, fill: 0.86 }),
  picture('locker-9', lockers, { columns: 3, rows: 3 }, { el: 10, fill: 0.86 }),
  picture('locker-12', lockers, { columns: 3, rows: 4 }, { el: 10, fill: 0.86 }),
  picture('bookcase-oak', officeBookcase, { light: '#d9b88a', dark: '#a67f4c' }, { el: 10, fill: 0.88 }),
  picture('bookcase-walnut', officeBookcase, { light: '#7a4a2c', dark: '#3d2114' }, { el: 10, fill: 0.88 }),
  picture('glass-board', glassBoard, {}, { el: 8 }),
  picture('partition-screen', screenPanel, {}, { el: 12, fill: 0.86 }),
  picture('coat-rack-oak', coatRack, { light: '#d9b88a', dark: '#a67f4c' }, { el: 10, fill: 0.9 }),
  picture('brochure-rack', brochureRack, {}, { el: 10, fill: 0.9 }),
];
