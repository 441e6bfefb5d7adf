import { laptop, monitor, webcam } from '../../models/computer.ts';
import { headset, patchCable, portableDrive, usbSticks } from '../../models/gadgets.ts';
import { keyboard, keyboardAndMouse, mouse, type KeyboardStyle, type MouseStyle } from '../../models/input.ts';
import { cableBox, ceilingAccessPoint, networkSwitch, router } from '../../models/network.ts';
import { bindingMachine, inkPrinter, laserPrinter, multifunction, projector, shredder } from '../../models/printer.ts';
import { inkBottle, thermalRolls, toner, tonerTube } from '../../models/toner.ts';
import { picture, type Picture } from '../picture.ts';

const mice: Record<string, MouseStyle> = {
  black: { color: '#2b3038', side: '#15181c', wheel: '#707a88' },
  white: { color: '#eceef1', side: '#c3c9d1', wheel: '#6b7480' },
  blue: { color: '#8fa6bd', side: '#5c7186', wheel: '#4a5866', mark: '#e8eef4' },
};
const keyboards: Record<string, KeyboardStyle> = {
  white: { shell: '#b6bdc8', keys: '#fbfcfd', modifiers: '#c3cad5', accent: '#e0563f', ink: '#39414c' },
  black: { shell: '#1d2026', keys: '#343a43', modifiers: '#272c33', accent: '#e0563f', ink: '#e8ecf1' },
};
const [blackKeys, whiteKeys] = [keyboards.black, keyboards.white] as [KeyboardStyle, KeyboardStyle];

export const officeAndIt: Picture[] = [
  picture('printer-p2600', laserPrinter, { name: '拓远 P2600DW', shell: '#f1f3f5', front: '#3a414b' }, { el: 24 }),
  picture('printer-m3800', multifunction, { name: '拓远 M3800FDW' }, { el: 20 }),
  picture('printer-l310', inkPrinter, { name: '拓远 L310' }, { el: 24 }),
  picture('shredder-s12', shredder, { name: '拓远 S12C' }, { el: 18 }),
  picture('projector-v40', projector, { name: '拓远 V40' }, { el: 26 }),
  picture('binding-machine', bindingMachine, { name: '拓远 B6' }, { el: 20 }),
  picture('toner-388a', toner, { code: 'TY-388A', pages: '2,600', drum: '#1f7d8a' }, { el: 30 }),
  picture('toner-388x', toner, { code: 'TY-388X', pages: '6,000', drum: '#1f7d8a' }, { el: 30 }),
  picture('toner-t38', tonerTube, { code: 'TY-T38' }, { el: 30 }),
  picture('ink-bottle-black', inkBottle, { ink: '#23272d', name: '黑色', volume: '135ml' }, { el: 16 }),
  picture('ink-bottle-cyan', inkBottle, { ink: '#1f8fd0', name: '青色', volume: '65ml' }, { el: 16 }),
  picture('ink-bottle-magenta', inkBottle, { ink: '#d33c86', name: '品红', volume: '65ml' }, { el: 16 }),
  picture('ink-bottle-yellow', inkBottle, { ink: '#efc52c', name: '黄色', volume: '65ml' }, { el: 16 }),
  picture('thermal-roll-57', thermalRolls, { width: 0.9, size: 0.42 }, { el: 34 }),
  picture('thermal-roll-80', thermalRolls, { width: 1.15, size: 0.6 }, { el: 34 }),
  picture('laptop-t14-silver', laptop, { shell: '#c4c9d1' }, { el: 24 }),
  picture('laptop-t14-grey', laptop, { shell: '#5d636c' }, { el: 24 }),
  picture(
    'monitor-27-4k',
    monitor,
    { wide: 3.7, bezel: '#1b1f26', foot: '#aeb5bf', sky: ['#0f2f5c', '#2f6fa8', '#e9b384'] },
    { el: 12 },
  ),
  picture(
    'monitor-24-black',
    monitor,
    { wide: 3.2, bezel: '#1b1f26', foot: '#3a4049', sky: ['#10403a', '#2a8573', '#d5e3a8'] },
    { el: 12 },
  ),
  picture(
    'monitor-24-white',
    monitor,
    { wide: 3.2, bezel: '#eef0f2', foot: '#d5dae0', sky: ['#2b2a5c', '#6a5fa8', '#f0b7a0'] },
    { el: 12 },
  ),
  ...Object.entries(mice).map(([color, style]) => picture(`mouse-m2-${color}`, mouse, style, { el: 34 })),
  picture(
    'mouse-m1-black',
    mouse,
    { ...(mice.black as MouseStyle), color: '#1d2025', wheel: '#3d434c', isWired: true },
    { el: 38 },
  ),
  ...Object.entries(keyboards).map(([color, style]) =>
    picture(`keyboard-84-${color}`, keyboard, { ...style, isWired: true }, { el: 40 }),
  ),
  picture('keymouse-black', keyboardAndMouse, { keys: blackKeys, mouse: mice.black as MouseStyle }, { el: 46 }),
  picture('keymouse-white', keyboardAndMouse, { keys: whiteKeys, mouse: mice.white as MouseStyle }, { el: 46 }),
  picture('usb-silver', usbSticks, { color: '#b4bbc5', ink: '#3b434e' }, { el: 44 }),
  picture('usb-black', usbSticks, { color: '#333a46', ink: '#cfd5dc' }, { el: 44 }),
  picture('ssd-black', portableDrive, { color: '#3a414c' }, { el: 40 }),
  picture('headset-h200', headset, { color: '#2a2e35', pad: '#15171b' }, { el: 22 }),
  picture('webcam-c60', webcam, { color: '#24282e' }, { el: 14 }),
  picture('cable-cat6-blue', patchCable, { color: '#2d6bd0', turns: 3.2, length: '无氧铜 千兆' }, { el: 42 }),
  picture('cable-cat6-grey', patchCable, { color: '#8e97a3', turns: 3.2, length: '无氧铜 千兆' }, { el: 42 }),
  picture('cable-box-cat6', cableBox, { color: '#8e97a3' }, { el: 18 }),
  picture('switch-5', networkSwitch, { ports: 5, name: 'LS-G5' }, { el: 26 }),
  picture('switch-8', networkSwitch, { ports: 8, name: 'LS-G8' }, { el: 26 }),
  picture('switch-24', networkSwitch, { ports: 24, name: 'LS-G24 千兆' }, { el: 24 }),
  picture('router-ax3000-black', router, { color: '#24282e', dark: '#4a525d' }, { el: 24 }),
  picture('router-ax3000-white', router, { color: '#f1f3f5', dark: '#b5bdc7' }, { el: 24 }),
  picture('ap-ceiling', ceilingAccessPoint, {}, { el: 34 }),
];
