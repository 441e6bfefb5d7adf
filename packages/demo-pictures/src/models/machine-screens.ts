import { fill, print, text } from '../page/labels.ts';

export const word = (words: string, color: string) =>
  print(360, 90, (pen) => text(pen, words, 180, 66, { size: 62, color, align: 'center' }));

export const digits = (words: string, color = '#f4e6c0') =>
  print(320, 120, (pen) => {
    fill(pen, '#15181c');
    text(pen, words, 160, 92, { size: 88, color, align: 'center', weight: 500 });
  });
