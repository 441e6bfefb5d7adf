import { DoubleSide } from 'three';
import { print, text } from '../page/labels.ts';
import { card, ceramic, fabric, glass, gloss, metal, plastic, rubber, stoneware, wood } from '../page/materials.ts';
import { ball, box, cyl, decal, extrude, group, lathe, outline, PI, put, ring, smoothLathe, times, tube, wall } from '../page/solids.ts';

/** Four plates and a bowl on top, glaze in the set's colour. */
export function plateSet({ glaze, edge }: { glaze: string; edge: string }) {
  const white = ceramic('#f6f3ee');
  const colored = ceramic(glaze);
  const plate = (y: number, isColored: boolean, scale: number) => put(group(lathe([[0, 0.03], [0.6, 0.03], [0.75, 0.08], [1.1, 0.2], [1.12, 0.22], [0.74, 0.12], [0, 0.07]], isColored ? colored : white), ring(1.115, 0.012, ceramic(edge), [0, 0.215, 0]), ring(0.6, 0.02, card('#d9d2c6'), [0, 0.02, 0])), [0, y, 0], [0, 0, 0], scale);
  const bowl = group(lathe([[0, 0.05], [0.3, 0], [0.33, 0.05], [0.48, 0.2], [0.62, 0.52], [0.63, 0.54], [0.57, 0.5], [0.42, 0.2], [0, 0.1]], colored), ring(0.625, 0.014, ceramic(edge), [0, 0.535, 0]));
  const leaning = put(plate(0, true, 0.92), [-1.25, 0.98, -0.75], [PI / 2 - 0.2, 0, 0]);
  return put(group(plate(0, false, 1), plate(0.11, true, 0.98), plate(0.22, false, 0.96), put(bowl, [0, 0.32, 0]), leaning), [0, 0, 0], [0, 0.2, 0]);
}

/** One deep bowl with chopsticks. */
export function ramenBowl({ glaze, inside }: { glaze: string; inside: string }) {
  const outer = stoneware(glaze, '#4a4238');
  const sticks = [0, 0.14].map((z) => put(group(cyl([0.035, 0.022, 3.1], wood('#8a5a34', '#4a2d18')), cyl([0.037, 0.036, 0.6], gloss('#3a2418'), [0, 1.25, 0])), [0.1, 0.98, 0.05 + z], [0, 0.5 + z * 0.4, PI / 2]));
  return group(lathe([[0, 0.06], [0.4, 0], [0.45, 0.06], [0.44, 0.12], [0.9, 0.45], [1.12, 0.9], [1.13, 0.93]], outer), lathe([[0, 0.14], [0.5, 0.18], [0.85, 0.45], [1.08, 0.9], [1.13, 0.93]], ceramic(inside)), ring(1.12, 0.018, ceramic(inside), [0, 0.93, 0]), sticks);
}

export function mug({ band }: { band: string }) {
  const white = ceramic('#f5f2ec');
  const matte = plastic(band, { roughness: 0.55, side: DoubleSide });
  return put(group(
    smoothLathe([[0, 0.05], [0.44, 0.0], [0.53, 0.04], [0.57, 0.14], [0.585, 0.7], [0.59, 1.16], [0.575, 1.21], [0.545, 1.17], [0.535, 0.6], [0.5, 0.16], [0.3, 0.1], [0, 0.1]], white),
    lathe([[0.5, 0.02], [0.56, 0.06], [0.582, 0.14], [0.594, 0.66]], matte),
    ring(0.594, 0.006, plastic(band), [0, 0.66, 0]),
    tube([[0.55, 1.0, 0], [0.78, 1.04, 0], [0.97, 0.9, 0], [1.0, 0.62, 0], [0.86, 0.36, 0], [0.55, 0.3, 0]], 0.075, white),
    decal([0.34, 0.12], print(280, 100, (pen) => text(pen, '云栖', 140, 76, { size: 70, color: '#8d8577', align: 'center' })), [0, 0.9, 0.592]),
  ), [0, 0, 0], [0, -0.5, 0]);
}

export function thermos({ color }: { color: string }) {
  const coat = plastic(color, { roughness: 0.5, clearcoat: 0.25 });
  const steel = metal('#c9ced6', 0.22);
  const name = print(160, 520, (pen) => {
    pen.translate(80, 260);
    pen.rotate(-PI / 2);
    text(pen, 'XINGSHAN 行山', 0, 26, { size: 64, color: color === '#efe9dd' ? '#8a8172' : 'rgba(255,255,255,.85)', align: 'center' });
  });
  return group(
    lathe([[0, 0], [0.4, 0], [0.44, 0.04], [0.45, 0.3], [0.45, 1.95], [0.42, 2.1], [0.36, 2.2]], coat),
    lathe([[0.38, 0], [0.425, 0.01], [0.44, 0.05]], steel, [0, 0, 0]),
    cyl([0.37, 0.37, 0.08], steel, [0, 2.22, 0]),
    lathe([[0.39, 0], [0.4, 0.02], [0.4, 0.5], [0.36, 0.58], [0, 0.6]], plastic('#23272d', { roughness: 0.45 }), [0, 2.26, 0]),
    box([0.2, 0.28, 0.1], plastic('#3a4049'), [0, 2.5, 0.38], undefined, 0.04),
    tube([[-0.36, 2.7, 0], [-0.3, 3.05, 0], [0.3, 3.05, 0], [0.36, 2.7, 0]], 0.05, plastic('#23272d', { roughness: 0.5 })),
    decal([0.26, 0.85], name, [0, 1.1, 0.452]),
  );
}

export function glassCarafe() {
  const clear = glass('#e4f0f4', 0.3);
  const tea = plastic('#d9a35a', { roughness: 0.05, transparent: true, opacity: 0.55, depthWrite: false });
  const jar = smoothLathe([[0, 0.03], [0.6, 0], [0.72, 0.08], [0.74, 0.5], [0.66, 1.3], [0.44, 1.95], [0.4, 2.25], [0.44, 2.42]], clear);
  const fillUp = smoothLathe([[0, 0.07], [0.58, 0.05], [0.69, 0.12], [0.71, 0.5], [0.64, 1.25], [0, 1.26]], tea);
  const lid = group(cyl([0.42, 0.4, 0.14], metal('#c9ced6', 0.22), [0, 2.44, 0]), cyl([0.1, 0.12, 0.12], metal('#c9ced6', 0.22), [0, 2.57, 0]), cyl([0.36, 0.36, 0.2], metal('#aab1bb', 0.35), [0, 2.32, 0]));
  const handle = tube([[0.45, 2.2, 0], [0.95, 2.15, 0], [1.12, 1.7, 0], [1.0, 0.95, 0], [0.7, 0.7, 0]], 0.075, clear);
  const fruit = times(4, (i) => put(group(cyl([0.26, 0.26, 0.05], gloss('#f0c23a')), cyl([0.22, 0.22, 0.052], plastic('#f8e08a'))), [0.25 * Math.cos(i * 2), 0.3 + i * 0.25, 0.25 * Math.sin(i * 2)], [1.2, i, 0.4]));
  const cup = (x: number, z: number) => put(group(lathe([[0, 0.03], [0.3, 0.0], [0.34, 0.05], [0.38, 0.75]], clear), lathe([[0, 0.05], [0.3, 0.04], [0.345, 0.45], [0, 0.46]], tea), cyl([0.3, 0.3, 0.03], glass('#dcebf0', 0.6), [0, 0.015, 0])), [x, 0, z]);
  const foot = cyl([0.66, 0.66, 0.03], glass('#dcebf0', 0.6), [0, 0.015, 0]);
  foot.castShadow = true;
  return put(group(fillUp, fruit, jar, foot, lid, handle, cup(-1.15, 0.55), cup(1.1, 0.95)), [0, 0, 0], [0, -0.3, 0]);
}

export function teaSet({ clay, dark }: { clay: string; dark: string }) {
  const body = stoneware(clay, dark);
  const pot = group(
    smoothLathe([[0, 0.03], [0.36, 0], [0.52, 0.1], [0.66, 0.38], [0.62, 0.68], [0.42, 0.86], [0.3, 0.9]], body),
    smoothLathe([[0.32, 0], [0.3, 0.06], [0.16, 0.12], [0.05, 0.14], [0.08, 0.22], [0, 0.26]], body, [0, 0.88, 0]),
    tube([[0.58, 0.4, 0], [0.8, 0.5, 0], [0.92, 0.72, 0], [1.06, 0.8, 0]], 0.085, body),
    tube([[-0.58, 0.62, 0], [-0.9, 0.78, 0], [-1.06, 0.55, 0], [-0.9, 0.28, 0], [-0.6, 0.3, 0]], 0.065, body),
  );
  const cup = (x: number, z: number) => put(group(lathe([[0, 0.03], [0.18, 0], [0.21, 0.04], [0.3, 0.3], [0.31, 0.32], [0.27, 0.29], [0.17, 0.07], [0, 0.06]], body), cyl([0.25, 0.22, 0.02], gloss('#a8642a'), [0, 0.22, 0])), [x, 0.16, z]);
  const bamboo = wood('#c79a62', '#8a6234', [1, 1]);
  const tray = group(box([3.5, 0.12, 2.3], bamboo, [0, 0.08, 0], undefined, 0.05), times(11, (i) => box([0.035, 0.01, 1.9], rubber('#5a3d20'), [-1.5 + i * 0.3, 0.143, 0], undefined, 0.003)));
  return put(group(tray, put(pot, [-0.45, 0.14, -0.3], [0, 0.35, 0]), cup(0.75, 0.5), cup(1.3, 0.05), cup(0.15, 0.72), cup(1.15, -0.6)), [0, 0, 0], [0, 0.3, 0]);
}

export function pourOver() {
  const black = plastic('#202327', { roughness: 0.4 });
  const kettle = group(smoothLathe([[0, 0.03], [0.7, 0], [0.74, 0.08], [0.66, 0.7], [0.5, 1.15], [0.48, 1.2]], black), cyl([0.46, 0.49, 0.1], black, [0, 1.24, 0]), ball(0.09, wood('#9a6a3c', '#5a3a1c'), [0, 1.38, 0]), tube([[0.66, 0.25, 0], [0.95, 0.35, 0], [1.0, 0.95, 0], [1.2, 1.35, 0], [1.45, 1.3, 0]], 0.06, black), tube([[-0.48, 1.1, 0], [-0.9, 1.3, 0], [-1.15, 1.0, 0], [-1.05, 0.45, 0]], 0.075, wood('#9a6a3c', '#5a3a1c')));
  const clear = glass('#e6f0f3', 0.3);
  const server = group(smoothLathe([[0, 0.03], [0.5, 0], [0.6, 0.1], [0.56, 0.55], [0.36, 0.95], [0.38, 1.1]], clear), smoothLathe([[0, 0.05], [0.48, 0.04], [0.56, 0.12], [0.54, 0.5], [0, 0.5]], gloss('#3a1f10')), tube([[0.4, 0.95, 0], [0.85, 0.85, 0], [0.85, 0.35, 0], [0.58, 0.25, 0]], 0.055, clear), cyl([0.52, 0.52, 0.04], black, [0, 1.12, 0]), wall([0.62, 0.2, 0.6], ceramic('#f4f1ea'), [0, 1.45, 0]), tube([[0.55, 1.65, 0], [0.85, 1.6, 0], [0.8, 1.35, 0], [0.45, 1.3, 0]], 0.045, ceramic('#f4f1ea')), wall([0.57, 0.15, 0.55], card('#e9dcc4', { side: DoubleSide }), [0, 1.5, 0]));
  return put(group(put(kettle, [-0.75, 0, -0.2], [0, 0.15, 0]), put(server, [1.25, 0, 0.45], [0, -0.4, 0])), [0, 0, 0], [0, 0.15, 0]);
}

export function fryingPan({ color, inside }: { color: string; inside: string }) {
  const coat = plastic(color, { roughness: 0.35, clearcoat: 0.4, side: DoubleSide });
  const bowl = group(lathe([[0, 0], [1.1, 0], [1.22, 0.06], [1.42, 0.42], [1.45, 0.44]], coat), lathe([[0, 0.05], [1.08, 0.05], [1.18, 0.1], [1.38, 0.42], [1.45, 0.44]], stoneware(inside, '#4d4a45')), ring(1.435, 0.02, metal('#c9ced6', 0.3), [0, 0.44, 0]));
  const grip = group(box([0.42, 0.12, 0.24], metal('#b9c0ca', 0.3), [1.58, 0.42, 0], [0, 0, 0.22], 0.04), extrude(outline([[0, -0.12], [1.75, -0.15], [1.95, -0.1, 1.95, 0.1], [1.75, 0.15], [0, 0.12]]), 0.12, 0.06, wood('#b98450', '#7a4f28'), [1.72, 0.5, 0], [-PI / 2, -0.2, 0]));
  return put(group(bowl, grip), [0, 0, 0], [0, 0.55, 0]);
}

export function casserole({ color }: { color: string }) {
  const enamel = gloss(color, { roughness: 0.18, clearcoat: 0.9 });
  const pot = smoothLathe([[0, 0], [1.0, 0], [1.12, 0.08], [1.18, 0.6], [1.2, 0.95], [1.22, 1.0]], enamel);
  const lid = group(smoothLathe([[1.24, 0], [1.22, 0.06], [0.9, 0.24], [0.4, 0.34], [0, 0.36]], enamel, [0, 1.0, 0]), ring(1.22, 0.03, enamel, [0, 1.0, 0]), ring(0.8, 0.015, enamel, [0, 1.275, 0]), cyl([0.1, 0.16, 0.12], metal('#c9b37a', 0.25), [0, 1.4, 0]), lathe([[0, 0.14], [0.2, 0.12], [0.24, 0.05], [0.1, 0]], metal('#c9b37a', 0.25), [0, 1.44, 0]));
  const ears = [-1, 1].map((side) => tube([[side * 1.15, 0.78, -0.4], [side * 1.48, 0.84, -0.3], [side * 1.52, 0.84, 0.3], [side * 1.15, 0.78, 0.4]], 0.085, enamel));
  return put(group(pot, lid, ears), [0, 0, 0], [0, 0.4, 0]);
}

export function choppingBoard() {
  const grain = wood('#b47a45', '#6a3f1d', [1, 1]);
  const board = put(group(extrude(outline([[-1.3, -0.95], [1.3, -0.95], [1.45, -0.95, 1.45, -0.8], [1.45, 0.8], [1.45, 0.95, 1.3, 0.95], [-1.3, 0.95], [-1.45, 0.95, -1.45, 0.8], [-1.45, -0.8], [-1.45, -0.95, -1.3, -0.95]]), 0.1, 0.03, grain), ring(0.13, 0.03, metal('#8a6a3c', 0.4), [-1.2, 0.7, 0.08], [0, 0, 0])), [0, 0.09, 0], [-PI / 2, 0, 0]);
  const bread = group(times(3, (i) => put(box([0.16, 0.62, 0.8], card('#e9c98a'), [0, 0.31, 0], undefined, 0.09), [0.15 + i * 0.28, 0.16, 0.05], [0, 0.1, -0.5 - i * 0.12])), box([0.9, 0.62, 0.82], fabric('#b3742f', 'terry', 2), [-0.55, 0.47, 0], undefined, 0.28));
  const knife = put(group(extrude(outline([[0, -0.12], [1.5, -0.12], [1.75, 0.06], [0, 0.1]]), 0.02, 0.004, metal('#d5dae0', 0.15)), box([0.85, 0.18, 0.1], rubber('#2a2320'), [-0.42, 0, 0], undefined, 0.05)), [0.4, 0.17, 0.7], [-PI / 2, 0, 0.1]);
  return put(group(board, bread, knife), [0, 0, 0], [0, 0.45, 0]);
}

