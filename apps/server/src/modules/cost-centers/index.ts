export { checkCostCenter, findOfferedCostCenters } from './keep-cost-centers.ts';
