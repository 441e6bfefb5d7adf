import type { Picture } from './picture.ts';
import { stationery } from './tables/stationery.ts';

/** Every picture of the demo shops. */
export const pictures: Picture[] = [...stationery];
