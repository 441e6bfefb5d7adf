import { fill, print } from '../page/labels.ts';

/** Rolling hills, sun and water: the print of puzzles, posters and cards. */
export function landscape(tones: string[], w = 800, h = 600) {
  return print(w, h, (pen) => {
    fill(pen, tones[0] ?? '#f1e6d2');
    pen.fillStyle = tones[1] ?? '#d98a5a';
    pen.beginPath();
    pen.arc(w * 0.68, h * 0.3, h * 0.13, 0, 7);
    pen.fill();
    tones.slice(2).forEach((tone, i) => {
      const base = h * (0.48 + i * 0.15);
      pen.fillStyle = tone;
      pen.beginPath();
      pen.moveTo(0, h);
      pen.lineTo(0, base);
      for (let x = 0; x <= w; x += 20) pen.lineTo(x, base - Math.sin(x / (w * (0.16 + i * 0.05)) + i * 1.7) * h * 0.08);
      pen.lineTo(w, h);
      pen.fill();
    });
  });
}
