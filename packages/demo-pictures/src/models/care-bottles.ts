import { fill, print, text } from '../page/labels.ts';
import { card, gloss, plastic, rubber } from '../page/materials.ts';
import { panel, puff, quietLabel } from '../page/soft.ts';
import { PI, block, box, cyl, decal, group, put, reshape, tube } from '../page/solids.ts';

/** A flat-shouldered bottle with a pump or flip cap: shampoo, shower gel, lotion. */
export function careBottle({
  body,
  cap,
  label,
  top,
}: {
  body: string;
  cap: string;
  label: [string, string, string];
  top: 'pump' | 'flip';
}) {
  const face = print(520, 700, (pen) => quietLabel(pen, label, { y: 130, size: 88, ink: '#3a3a36', soft: '#77766e' }));
  const lid = plastic(cap, { roughness: 0.4 });
  const pump = group(
    cyl([0.09, 0.09, 0.4], lid, [0, 2.65, 0]),
    box([0.24, 0.14, 0.75], lid, [0, 2.88, 0.2], undefined, 0.06),
    cyl([0.3, 0.3, 0.2], lid, [0, 2.42, 0]),
  );
  const flip = group(
    cyl([0.34, 0.36, 0.4], lid, [0, 2.45, 0]),
    box([0.2, 0.05, 0.08], rubber('#9a958a'), [0, 2.55, 0.34], undefined, 0.02),
  );
  return put(
    group(
      puff(
        [1.25, 2.4, 0.82],
        plastic(body, { roughness: 0.35, clearcoat: 0.3 }),
        [0, 1.2, 0],
        undefined,
        [0.34, 0.2, 0.34],
      ),
      decal([0.98, 1.32], face, [0, 1.18, 0.412], undefined, { roughness: 0.45 }),
      top === 'pump' ? pump : flip,
    ),
    undefined,
    [0, -0.3, 0],
  );
}

/** A hand cream tube standing on its cap, its box behind. */
export function creamTube({ body, ink, label }: { body: string; ink: string; label: [string, string, string] }) {
  const face = print(420, 900, (pen) => quietLabel(pen, label, { y: 240, size: 92, ink, soft: ink }));
  const skin = plastic(body, { roughness: 0.4, clearcoat: 0.2 });
  const tubeBody = reshape(cyl([0.52, 0.52, 2.2], skin, [0, 1.55, 0]), (v) => {
    const t = Math.max(0, (v.y + 1.1) / 2.2);
    v.z *= 1 - 0.9 * t ** 1.6;
    v.x *= 1 + 0.12 * t;
  });
  const box1 = put(
    group(block([1.1, 2.9, 0.62], card(body)), decal([0.9, 1.93], face, [0, 0, 0.315])),
    [0.95, 1.45, -0.7],
    [0, -0.25, 0],
  );
  return put(
    group(
      tubeBody,
      box([1.16, 0.2, 0.06], skin, [0, 2.62, 0], undefined, 0.02),
      cyl([0.46, 0.44, 0.45], plastic('#f3efe6', { roughness: 0.4 }), [0, 0.225, 0]),
      put(decal([0.8, 1.72], face, [0, 0, 0]), [0, 1.52, 0.46], [-0.2, 0, 0]),
      box1,
    ),
    undefined,
    [0, 0.2, 0],
  );
}

/** A toothpaste tube lying before its carton. */
export function toothpaste({ color, label }: { color: string; label: [string, string, string] }) {
  const long = print(1200, 300, (pen, w, h) => {
    fill(pen, '#fbfbf9');
    fill(pen, color, [0, h - 70, w, 70]);
    text(pen, label[0], 60, 110, { size: 60, color: '#7a8078' });
    text(pen, label[1], 330, 150, { size: 100, color: '#3b423d' });
    text(pen, label[2], w - 60, 140, { size: 50, color: '#7a8078', weight: 400, align: 'right' });
  });
  const skin = plastic('#fbfbf9', { roughness: 0.35, clearcoat: 0.3 });
  const paste = reshape(cyl([0.42, 0.42, 2.8], skin), (v) => {
    const t = Math.max(0, (v.y + 1.4) / 2.8);
    v.z *= 1 - 0.88 * t ** 1.4;
    v.x *= 1 + 0.16 * t;
  });
  return put(
    group(
      put(
        group(
          paste,
          cyl([0.22, 0.24, 0.4], plastic(color), [0, -1.6, 0]),
          put(decal([2.3, 0.57], long, [0, 0, 0], [0, 0, -PI / 2]), [0, 0.1, 0.3], [-0.135, 0, 0]),
        ),
        [0, 0.36, 0.75],
        [-PI / 2 + 0.13, 0, PI / 2],
      ),
      put(
        group(block([3.6, 0.75, 0.7], card('#fbfbf9')), decal([3.3, 0.72], long, [0, 0, 0.352])),
        [-0.3, 0.375, -1.0],
        [0, -0.06, 0],
      ),
    ),
    undefined,
    [0, -0.35, 0],
  );
}

/** Boxes of dental floss, the thread drawn out. */
export function flossBox({ color }: { color: string }) {
  const lid = gloss(color, { roughness: 0.35 });
  const label = print(300, 300, (pen) =>
    quietLabel(pen, ['净舍', '牙线', '50m 扁线'], { y: 50, size: 66, ink: '#ffffff', soft: 'rgba(255,255,255,.85)' }),
  );
  return put(
    group(
      panel([1.3, 1.5, 0.5], 0.3, lid, [0, 0.75, 0]),
      decal([0.95, 0.95], label, [0, 0.72, 0.254]),
      tube(
        [
          [0.3, 1.5, 0.1],
          [0.6, 1.9, 0.2],
          [1.2, 1.5, 0.5],
          [1.5, 0.1, 0.7],
          [0.9, 0.03, 1.1],
        ],
        0.018,
        card('#fbfbf9'),
      ),
      put(panel([1.3, 1.5, 0.5], 0.3, lid, [0, 0.75, 0]), [-1.1, 0, -0.7], [0, 0.4, 0]),
    ),
    undefined,
    [0, -0.25, 0],
  );
}
