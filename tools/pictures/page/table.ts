import type { Picture } from './picture.ts';
import { everyday } from './tables/everyday.ts';
import { industry } from './tables/industry.ts';
import { officeAndIt } from './tables/office-it.ts';
import { retail } from './tables/retail.ts';
import { scenes } from './tables/scenes.ts';
import { stationery } from './tables/stationery.ts';

/** Every picture of the demo shops. */
export const pictures: Picture[] = [...everyday, ...industry, ...retail, ...scenes, ...officeAndIt, ...stationery];
