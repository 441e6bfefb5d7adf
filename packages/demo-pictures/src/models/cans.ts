import { fill, print, text, textUp } from '../page/labels.ts';
import { gloss, metal, plastic, rubber } from '../page/materials.ts';
import { cyl, group, lathe, put, ring, times, tube, wrap } from '../page/solids.ts';
import { path, profile } from './forms.ts';

type CanText = { brand: string; title: string; sub: string; size: string; base: string; accent: string; ink?: string };

/** Aerosol can: printed body, domed shoulder, cap in the colour of its contents. `tall` 1 is about 22 cm. */
export function aerosolCan({
  label,
  cap,
  tall = 1,
  hasStraw = false,
}: {
  label: CanText;
  cap: string;
  tall?: number;
  hasStraw?: boolean;
}) {
  const { brand, title, sub, size, base, accent, ink = '#ffffff' } = label;
  const h = 2.3 * tall;
  const skin = print(1600, Math.round(1000 * tall), (pen, w, high) => {
    fill(pen, base);
    fill(pen, accent, [0, high * 0.66, w, high * 0.34]);
    const x = w / 2;
    text(pen, brand, x, high * 0.2, { size: 70, color: ink, align: 'center', max: 480 });
    fill(pen, ink, [x - 60, high * 0.25, 120, 6]);
    text(pen, title, x, high * 0.43, { size: 108, color: ink, align: 'center', max: 470 });
    text(pen, sub, x, high * 0.55, { size: 46, color: ink, weight: 400, align: 'center', max: 470 });
    text(pen, size, x, high * 0.84, { size: 84, align: 'center', max: 470 });
    textUp(pen, '使用前请摇匀 · 远离火源', x + 500, high * 0.9, { size: 40, color: ink, weight: 400 });
  });
  const rim = metal('#cfd4da', 0.2);
  return group(
    cyl([0.6, 0.6, h], plastic(base, { roughness: 0.3 }), [0, h / 2, 0]),
    wrap([0.604, 0.604], h - 0.06, skin, [0, h / 2, 0], undefined, { roughness: 0.28, clearcoat: 0.6 }),
    ring(0.6, 0.035, rim, [0, 0.03, 0]),
    ring(0.6, 0.03, rim, [0, h, 0]),
    lathe(profile(`.6 ${h}, .52 ${h + 0.14}, .38 ${h + 0.22}, .3 ${h + 0.24}`), rim),
    hasStraw
      ? group(
          cyl([0.22, 0.3, 0.16], plastic(cap), [0, h + 0.3, 0]),
          cyl([0.12, 0.16, 0.2], plastic(cap), [0, h + 0.46, 0]),
          tube(path(`0 ${h + 0.5} .1, .5 ${h + 0.52} .2, 1.3 ${h + 0.44} .3`), 0.03, plastic('#c8322a')),
        )
      : lathe(
          profile(`.5 ${h + 0.1}, .54 ${h + 0.12}, .52 ${h + 0.72}, .44 ${h + 0.8}, 0 ${h + 0.82}`),
          gloss(cap, { roughness: 0.3 }),
        ),
  );
}

/** Sealant cartridges: one lying with its nozzle, one standing. */
export function sealant({ color, name }: { color: string; name: string }) {
  const print1 = print(1400, 1200, (pen, w, h) => {
    fill(pen, '#f3f5f6');
    fill(pen, color, [0, h * 0.62, w, h * 0.38]);
    fill(pen, '#8a6234', [0, 0, w, 150]);
    const x = w / 2;
    text(pen, '固宝 GUBAO', x, 104, { size: 62, align: 'center' });
    text(pen, '中性硅酮', x, 330, { size: 104, color: '#23303f', align: 'center' });
    text(pen, '密封胶', x, 480, { size: 104, color: '#23303f', align: 'center' });
    text(pen, '防霉 · 耐候', x, 600, { size: 60, color: '#5c6772', weight: 400, align: 'center' });
    text(pen, name, x, 890, {
      size: 110,
      color: color === '#f6f7f8' || color === '#dbe6ec' ? '#23303f' : '#ffffff',
      align: 'center',
    });
    text(pen, '300 ml', x, 1060, {
      size: 96,
      color: color === '#f6f7f8' || color === '#dbe6ec' ? '#23303f' : '#ffffff',
      align: 'center',
    });
  });
  const white = plastic('#f3f5f6', { roughness: 0.35 });
  const one = (hasNozzle: boolean) =>
    group(
      cyl([0.46, 0.46, 2.6], white, [0, 1.3, 0]),
      wrap([0.464, 0.464], 2.3, print1, [0, 1.25, 0], undefined, { roughness: 0.35 }),
      cyl([0.2, 0.46, 0.08], white, [0, 2.64, 0]),
      cyl([0.16, 0.16, 0.3], white, [0, 2.8, 0]),
      times(3, (i) => ring(0.165, 0.015, white, [0, 2.72 + i * 0.08, 0])),
      hasNozzle
        ? group(
            cyl([0.17, 0.19, 0.2], plastic('#dfe5ea'), [0, 2.84, 0]),
            cyl([0.045, 0.16, 1.3], plastic('#e9eef2', { roughness: 0.25, clearcoat: 0.5 }), [0, 3.55, 0]),
          )
        : [],
      cyl([0.43, 0.43, 0.02], rubber('#aeb6be'), [0, 0.0, 0]),
    );
  return group(put(one(false), [-0.75, 0, -0.3], [0, 0.15, 0]), put(one(true), [0.62, 0, 0.1], [0, -0.2, 0]));
}
