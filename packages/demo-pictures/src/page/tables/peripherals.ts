import { adapter, dock, mousePad, usbHub } from '../../models/accessories.ts';
import { charger, coiledCable, powerBank } from '../../models/chargers.ts';
import { headphones, nas, ups } from '../../models/computer-gear.ts';
import { desktopTower, miniComputer, monitorArm, tablet, ultrawide } from '../../models/computers-more.ts';
import { keyboard, mouse } from '../../models/input.ts';
import { conferenceMic, videoBar } from '../../models/sound.ts';
import { dualStick, hardDisk, m2Drive, memoryModules, portableDisk } from '../../models/storage-parts.ts';
import { picture, type Picture } from '../picture.ts';

export const peripherals: Picture[] = [
  picture('desktop-d50', desktopTower, {}, { el: 12 }),
  picture('mini-n1', miniComputer, { color: '#aeb5bf' }, { el: 28 }),
  picture('tablet-grey', tablet, { shell: '#5d636c', sky: ['#173a5c', '#2f86a8', '#e9c384'] }, { el: 14 }),
  picture('monitor-34-wide', ultrawide, { sky: ['#12304f', '#2f7f8f', '#e0b078'] }, { el: 10, fill: 0.88 }),
  picture('monitor-arm-one', monitorArm, { count: 1 }, { el: 18 }),
  picture('monitor-arm-two', monitorArm, { count: 2 }, { el: 18 }),
  picture(
    'keyboard-mech-grey',
    keyboard,
    {
      shell: '#c9ced6',
      keys: '#f4f5f7',
      modifiers: '#7d8796',
      accent: '#f0b429',
      ink: '#39414c',
      isFull: true,
      isWired: true,
    },
    { el: 42 },
  ),
  picture(
    'mouse-m5-green',
    mouse,
    { color: '#8fb5a0', side: '#5f8a76', wheel: '#3f5a4e', mark: '#eef5f0' },
    { el: 34 },
  ),
  picture('mouse-m5-pink', mouse, { color: '#dba8b2', side: '#b57f8c', wheel: '#7d545e', mark: '#fbf0f2' }, { el: 34 }),
  picture('mouse-pad-grey', mousePad, { color: '#8d95a0', edge: '#e6e9ed', wide: 4.6 }, { el: 40 }),
  picture('dock-8', dock, { ports: 8, color: '#8f959d' }, { el: 32 }),
  picture('dock-12', dock, { ports: 12, color: '#5d636c' }, { el: 28 }),
  picture('usb-hub-4', usbHub, { ports: 4 }, { el: 34 }),
  picture('power-bank-white', powerBank, { color: '#f1f3f5', ink: '#8b939d', capacity: '22.5W 快充' }, { el: 40 }),
  picture(
    'power-bank-black',
    powerBank,
    { color: '#2b2f36', ink: '#aab1bb', capacity: '20000mAh', thick: 0.62 },
    { el: 40 },
  ),
  picture('charger-65', charger, { watts: 'GaN', ports: 3, color: '#f4f6f8', ink: '#8b939d' }, { el: 20 }),
  picture('usb-cable-white', coiledCable, { color: '#eceff2', ends: ['a', 'c'] }, { el: 44 }),
  picture('usb-cable-black', coiledCable, { color: '#2b2f36', ends: ['c', 'c'], isBraided: true }, { el: 44 }),
  picture('hdmi-cable', coiledCable, { color: '#23272e', ends: ['hdmi', 'hdmi'] }, { el: 44 }),
  picture('adapter-hdmi', adapter, { to: 'hdmi', words: 'HDMI 4K' }, { el: 32 }),
  picture('adapter-vga', adapter, { to: 'vga', words: 'VGA' }, { el: 32 }),
  picture('adapter-lan', adapter, { to: 'lan', words: '千兆网口' }, { el: 32 }),
  picture('hdd-35', hardDisk, {}, { el: 34 }),
  picture('ssd-m2', m2Drive, {}, { el: 42 }),
  picture('memory-desktop', memoryModules, { isShort: false, kind: 'DDR5 5600' }, { el: 22 }),
  picture('memory-laptop', memoryModules, { isShort: true, kind: 'DDR5 5600' }, { el: 22 }),
  picture('disk-portable-blue', portableDisk, { color: '#24508f', accent: '#f0b429' }, { el: 38 }),
  picture('usb-dual', dualStick, { color: '#c3c9d1' }, { el: 44 }),
  picture('nas-4', nas, { bays: 4 }, { el: 18 }),
  picture('headphones-black', headphones, { color: '#2b2f36', accent: '#1a1d22' }, { el: 16 }),
  picture('mic-conference', conferenceMic, { color: '#3a414b' }, { el: 32 }),
  picture('video-bar', videoBar, {}, { el: 16 }),
  picture('ups-small', ups, { isTall: false, name: '续能 UPS' }, { el: 16 }),
  picture('charger-100', charger, { watts: 'GaN', ports: 3, color: '#2b2f36', ink: '#aab1bb' }, { el: 20 }),
  picture('disk-portable-black', portableDisk, { color: '#2b2f36', accent: '#4a525d' }, { el: 38 }),
  picture('headphones-white', headphones, { color: '#eceff2', accent: '#c9cfd6' }, { el: 16 }),
  picture(
    'keyboard-mech-navy',
    keyboard,
    {
      shell: '#1f2f4f',
      keys: '#e9e4d8',
      modifiers: '#34507f',
      accent: '#d9663a',
      ink: '#1f2f4f',
      isFull: true,
      isWired: true,
    },
    { el: 42 },
  ),
  picture('mouse-pad-black', mousePad, { color: '#23262b', edge: '#8b939d', wide: 2.6 }, { el: 40 }),
];
