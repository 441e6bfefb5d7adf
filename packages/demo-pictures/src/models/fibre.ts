import { fill, print, text } from '../page/labels.ts';
import { nameplate } from '../page/marks.ts';
import { card, gloss, metal, plastic, rubber, wood } from '../page/materials.ts';
import { box, cyl, decal, group, PI, put, ring, times, tube, type Vec } from '../page/solids.ts';

/** Pluggable optical modules, latch in the colour of the wavelength. */
export function opticalModules({ latch, words }: { latch: string; words: string }) {
  const steel = metal('#c9ced6', 0.25);
  const one = () =>
    group(
      box([0.66, 0.5, 2.6], steel, [0, 0.26, -0.1], undefined, 0.03),
      box([0.6, 0.54, 0.5], metal('#aab1bb', 0.35), [0, 0.28, 1.2], undefined, 0.04),
      times(2, (i) => box([0.2, 0.26, 0.06], rubber('#0b0c0e'), [-0.14 + i * 0.28, 0.28, 1.45], undefined, 0.02)),
      tube(
        [
          [-0.36, 0.3, 1.15],
          [-0.36, 0.66, 1.5],
          [0.36, 0.66, 1.5],
          [0.36, 0.3, 1.15],
        ],
        0.05,
        gloss(latch),
      ),
      decal(
        [0.5, 1.5],
        print(170, 510, (pen, w, h) => {
          fill(pen, '#f4f6f8');
          pen.save();
          pen.translate(w * 0.42, h - 20);
          pen.rotate(-PI / 2);
          text(pen, '光脉', 0, 0, { size: 54, color: '#1a8062' });
          text(pen, words, 130, 0, { size: 46, color: '#23272e', weight: 500, max: h - 160 });
          text(pen, '10G SFP+', 0, 60, { size: 36, color: '#5b6470', weight: 400 });
          pen.restore();
        }),
        [0, 0.512, -0.3],
        [-PI / 2, 0, 0],
      ),
      times(12, (i) =>
        box([0.03, 0.03, 0.3], metal('#d8b45a', 0.25), [-0.24 + i * 0.044, 0.2, -1.5], undefined, 0.003),
      ),
    );
  return put(
    group(put(one(), [-0.6, 0, 0.1], [0, 0.12, 0]), put(one(), [0.55, 0, -0.1], [0, -0.1, 0])),
    [0, 0, 0],
    [0, 0.6, 0],
  );
}

const CONNECTOR = {
  LC: (boot: string) =>
    group(
      box([0.13, 0.16, 0.34], gloss('#2f6fc4'), [0, 0, 0.2], undefined, 0.02),
      cyl([0.035, 0.035, 0.2], plastic('#f4f6f8'), [0, 0, 0.45], [PI / 2, 0, 0]),
      cyl([0.07, 0.05, 0.34], rubber(boot), [0, 0, -0.14], [PI / 2, 0, 0]),
    ),
  SC: (boot: string) =>
    group(
      box([0.24, 0.22, 0.5], gloss('#2f6fc4'), [0, 0, 0.22], undefined, 0.03),
      cyl([0.06, 0.06, 0.2], plastic('#f4f6f8'), [0, 0, 0.54], [PI / 2, 0, 0]),
      cyl([0.09, 0.06, 0.4], rubber(boot), [0, 0, -0.2], [PI / 2, 0, 0]),
    ),
};

/** Duplex fibre jumper, coiled. */
export function fibreJumper({ jacket, ends }: { jacket: string; ends: ['LC' | 'SC', 'LC' | 'SC'] }) {
  const skin = plastic(jacket, { roughness: 0.55 });
  const strand = (shift: number) => {
    const path: Vec[] = [
      [-1.25 + shift, 0.08, 1.5],
      [-1.15 + shift, 0.08, 0.9],
      [-1.05 + shift, 0.09, 0.3],
    ];
    for (let i = 0; i <= 120; i++) {
      const angle = PI * 0.92 - (i / 120) * PI * 2 * 4.5;
      const r = 1.02 + 0.08 * Math.sin(i * 0.45) + shift;
      path.push([Math.cos(angle) * r * 1.2, 0.08 + 0.03 * (i / 30), Math.sin(angle) * r * 0.85 - 0.3]);
    }
    path.push([0.9 + shift, 0.1, 0.8], [1.15 + shift, 0.08, 1.2], [1.3 + shift, 0.08, 1.55]);
    return tube(path, 0.032, skin);
  };
  const pair = (kind: 'LC' | 'SC') =>
    [-0.09, 0.09].map((x, i) =>
      put(CONNECTOR[kind](i ? '#c8322a' : '#f4f6f8'), [x * (kind === 'SC' ? 1.6 : 1), 0.12, 0]),
    );
  return put(
    group(
      strand(0),
      strand(0.085),
      put(group(pair(ends[0])), [-1.25, 0, 1.7], [0, -0.12, 0], 1.25),
      put(group(pair(ends[1])), [1.4, 0, 1.75], [0, 0.18, 0], 1.25),
      put(box([0.5, 0.16, 0.22], card('#fbfbf8'), [0, 0, 0], undefined, 0.02), [-1.02, 0.22, 0.15]),
      put(box([0.34, 0.3, 0.2], plastic('#2b2f36', { roughness: 0.9 }), [0, 0, 0], undefined, 0.04), [0, 0.18, -1.18]),
    ),
    [0, 0, 0],
    [0, 0.15, 0],
  );
}

/** A pair of media converters. */
export function mediaConverters({ name }: { name: string }) {
  const one = (lamp: string) =>
    group(
      box([1.4, 0.5, 1.9], plastic('#23272e', { roughness: 0.45, metalness: 0.4 }), [0, 0.28, 0], undefined, 0.04),
      box([0.42, 0.36, 0.04], metal('#b7bec8', 0.3), [0.35, 0.28, 0.95], undefined, 0.01),
      box([0.32, 0.25, 0.05], rubber('#07090b'), [0.35, 0.27, 0.955], undefined, 0.01),
      box([0.3, 0.3, 0.1], gloss('#2f6fc4'), [-0.25, 0.28, 0.95], undefined, 0.03),
      box([0.18, 0.18, 0.12], rubber('#0b0c0e'), [-0.25, 0.28, 0.955], undefined, 0.02),
      times(5, (i) =>
        cyl([0.025, 0.025, 0.02], gloss(i < 3 ? '#43d17c' : lamp), [-0.6 + i * 0.07, 0.44, 0.955], [PI / 2, 0, 0]),
      ),
      nameplate(`光脉 ${name}`, '#e6e9ed', 1.1, [0.05, 0.533, 0.3], [-PI / 2, 0, 0]),
    );
  return put(
    group(put(one('#5fb0ff'), [-0.85, 0, 0.15]), put(one('#e0b03a'), [0.85, 0, -0.15], [0, -0.12, 0])),
    [0, 0, 0],
    [0, 0.45, 0],
  );
}

/** Drum of outdoor fibre cable. */
export function cableDrum({ cores }: { cores: string }) {
  const timber = wood('#d2a871', '#9a7040');
  const flange = (z: number) =>
    group(
      cyl([1.5, 1.5, 0.14], timber, [0, 0, z], [PI / 2, 0, 0]),
      cyl([0.2, 0.2, 0.2], metal('#8d95a0', 0.4), [0, 0, z], [PI / 2, 0, 0]),
      times(6, (i) =>
        cyl(
          [0.05, 0.05, 0.18],
          metal('#8d95a0', 0.4),
          [Math.cos(i * 1.047) * 0.8, Math.sin(i * 1.047) * 0.8, z],
          [PI / 2, 0, 0],
        ),
      ),
    );
  const jacket = plastic('#1d2024', { roughness: 0.55 });
  return put(
    group(
      put(
        group(
          flange(0.75),
          flange(-0.75),
          times(12, (i) => ring(1.1 - (i % 2) * 0.03, 0.075, jacket, [0, 0, -0.62 + i * 0.113], [0, 0, 0])),
          cyl([1.02, 1.02, 1.4], jacket, [0, 0, 0], [PI / 2, 0, 0]),
          decal(
            [1.5, 0.6],
            print(600, 240, (pen, w) => {
              fill(pen, '#f4f6f8');
              text(pen, '光脉 GYTS 光缆', w / 2, 100, { size: 66, color: '#1a8062', align: 'center' });
              text(pen, cores, w / 2, 186, { size: 60, color: '#23272e', weight: 500, align: 'center' });
            }),
            [0, -0.75, 0.825],
          ),
        ),
        [0, 1.5, 0],
      ),
      tube(
        [
          [0.9, 0.62, 0.5],
          [1.3, 0.3, 0.9],
          [1.8, 0.08, 1.1],
          [2.3, 0.08, 0.6],
        ],
        0.075,
        jacket,
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
}
