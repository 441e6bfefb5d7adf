export { keepDirectoryUnits, leaveDirectory } from './directory-units.ts';
export { removeDepartment } from './keep-departments.ts';
