import type { Picture } from './picture.ts';
import { industry } from './tables/industry.ts';
import { officeAndIt } from './tables/office-it.ts';
import { stationery } from './tables/stationery.ts';

/** Every picture of the demo shops. */
export const pictures: Picture[] = [...stationery, ...officeAndIt, ...industry];
