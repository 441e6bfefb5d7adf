import type { Material } from '../page/materials.ts';
import { ball, reshape, type Vec } from '../page/solids.ts';

/** One nut about `size` long: cashews are bent, almonds flat with a tip, others round. */
export function nut(kind: string, { size, at, turn }: { size: number; at: Vec; turn?: Vec }, material: Material) {
  const r = size / 2;
  return reshape(ball(r, material, at, [1, 1, 1], turn), (v) => {
    const along = v.x / r;
    if (kind.includes('腰果')) {
      v.y = v.y * (0.5 - along * 0.1) + along * along * r * 0.62;
      v.z *= 0.46;
    } else if (kind.includes('巴旦木')) {
      v.y *= 0.4;
      v.z *= 0.62 * (along > 0 ? 1 - along * 0.45 : 1);
    } else {
      v.y *= 0.74;
      v.z *= 0.8;
    }
  });
}
