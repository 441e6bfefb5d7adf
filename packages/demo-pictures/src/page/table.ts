import type { Picture } from './picture.ts';
import { appliances } from './tables/appliances.ts';
import { deskFiling } from './tables/desk-filing.ts';
import { deskPaper } from './tables/desk-paper.ts';
import { deskTools } from './tables/desk-tools.ts';
import { deskWriting } from './tables/desk-writing.ts';
import { drinks } from './tables/drinks.ts';
import { electrics } from './tables/electrics.ts';
import { machines } from './tables/machines.ts';
import { networking } from './tables/networking.ts';
import { peripherals } from './tables/peripherals.ts';
import { supplies } from './tables/supplies.ts';
import { everyday } from './tables/everyday.ts';
import { food } from './tables/food.ts';
import { furniture } from './tables/furniture.ts';
import { hardware } from './tables/hardware.ts';
import { industry } from './tables/industry.ts';
import { officeAndIt } from './tables/office-it.ts';
import { presents } from './tables/presents.ts';
import { retail } from './tables/retail.ts';
import { retailFamily } from './tables/retail-family.ts';
import { retailHome } from './tables/retail-home.ts';
import { retailLeisure } from './tables/retail-leisure.ts';
import { retailScents } from './tables/retail-scents.ts';
import { retailTable } from './tables/retail-table.ts';
import { retailTidy } from './tables/retail-tidy.ts';
import { safety } from './tables/safety.ts';
import { scenes } from './tables/scenes.ts';
import { stationery } from './tables/stationery.ts';
import { warehouse } from './tables/warehouse.ts';
import { washing } from './tables/washing.ts';

/** Every picture of the demo shops. */
export const pictures: Picture[] = [
  ...appliances,
  ...deskFiling,
  ...deskPaper,
  ...deskTools,
  ...deskWriting,
  ...drinks,
  ...electrics,
  ...machines,
  ...networking,
  ...peripherals,
  ...supplies,
  ...everyday,
  ...industry,
  ...safety,
  ...hardware,
  ...furniture,
  ...food,
  ...presents,
  ...washing,
  ...warehouse,
  ...retail,
  ...retailFamily,
  ...retailHome,
  ...retailLeisure,
  ...retailScents,
  ...retailTable,
  ...retailTidy,
  ...scenes,
  ...officeAndIt,
  ...stationery,
];
