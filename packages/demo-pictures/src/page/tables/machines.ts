import { attendance, moneyCounter, safeBox } from '../../models/finance-gear.ts';
import { documentCamera, labelMaker, labelPrinter, sheetScanner } from '../../models/label-scan.ts';
import { meetingPanel, presenter, projectionScreen } from '../../models/meeting-gear.ts';
import { combBinder, deskPhone, laminator, paperTrimmer } from '../../models/office-devices.ts';
import { colourLaser, dotPrinter, floorCopier } from '../../models/office-printers.ts';
import { picture, type Picture } from '../picture.ts';

export const machines: Picture[] = [
  picture('printer-c3500', colourLaser, { name: '拓远 C3500' }, { el: 20 }),
  picture('printer-dm630', dotPrinter, { name: '衡数 DM' }, { el: 24 }),
  picture('label-printer-white', labelPrinter, { color: '#eef0f2', ink: '#5b6470', name: '拓远 TP-80' }, { el: 24 }),
  picture('label-maker-white', labelMaker, { color: '#eef0f2', keys: '#ffffff' }, { el: 46 }),
  picture('copier-mx3100', floorCopier, { name: '拓远 MX', isColour: false }, { el: 14, fill: 0.86 }),
  picture('scanner-sc60', sheetScanner, { name: '拓远 SC' }, { el: 20 }),
  picture('document-camera', documentCamera, { name: '影骋 GP' }, { el: 22 }),
  picture('laminator-a4', laminator, { width: 2.2, name: '启文 LM' }, { el: 26 }),
  picture('trimmer-a4', paperTrimmer, { width: 2.4 }, { el: 34 }),
  picture('money-counter', moneyCounter, { name: '衡数 HS-900' }, { el: 20 }),
  picture('attendance-finger', attendance, { isFace: false, name: '衡数 K' }, { el: 14 }),
  picture('attendance-face', attendance, { isFace: true, name: '衡数 F' }, { el: 12 }),
  picture('safe-45', safeBox, { height: 2.3, name: '衡数 BGX-45' }, { el: 14 }),
  picture('safe-80', safeBox, { height: 3.6, name: '衡数 BGX' }, { el: 12, fill: 0.86 }),
  picture('screen-tripod', projectionScreen, { wide: 3.6, isMotor: false }, { el: 8, fill: 0.86 }),
  picture('screen-motor', projectionScreen, { wide: 4.2, isMotor: true }, { el: 8, fill: 0.86 }),
  picture('meeting-panel', meetingPanel, { wide: 4, size: 'MT 系列' }, { el: 10, fill: 0.86 }),
  picture('presenter', presenter, { beam: '#ff4a3a' }, { el: 40 }),
  picture('comb-binder', combBinder, { isElectric: false, name: '启文 CB-21' }, { el: 24 }),
  picture('phone-black', deskPhone, { color: '#2b2f36', keys: '#4a525d', ink: '#e6e9ed' }, { el: 32 }),
  picture('phone-white', deskPhone, { color: '#f1f3f5', keys: '#ffffff', ink: '#3b434e' }, { el: 32 }),
  picture('phone-red', deskPhone, { color: '#b8281f', keys: '#e6e9ed', ink: '#3b434e' }, { el: 32 }),
];
