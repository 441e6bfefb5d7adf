/**
 * The floors of the server, from the ground up (docs/ARCHITECTURE.md draws them, ADR 71 says why). A room imports its own
 * files and rooms of floors below; rooms of one floor do not know each other. Every room stands on exactly one floor.
 */
export const floors: readonly (readonly string[])[] = [
  ['settings'],
  ['db'],
  ['adapters'],
  ['ctx'],
  ['http', 'jobs'],
  ['simulators'],
  // Modules that know no other module.
  ['audit', 'messages', 'files', 'reference', 'pricing', 'finance', 'search-docs'],
  // Certificates of goods: apart from the catalogue, whose door every cart goes through without any file. Connections to
  // outside services write the log.
  ['documents', 'connections'],
  ['sms', 'tracking', 'tax'],
  ['stock', 'catalog', 'help', 'accounts', 'list-views', 'failed-jobs'],
  ['search', 'cart', 'favourites', 'history', 'tenancy', 'auth', 'consents', 'cost-centers', 'exports'],
  ['orders', 'suppliers', 'public-pages'],
  // What becomes of an order: each step may ask the one before it.
  ['changes'],
  ['payments', 'approvals'],
  ['statements', 'settlements', 'goods-writing'],
  ['invoices'],
  ['returns'],
  // What touches many areas at once.
  [
    'checkout',
    'order-changes',
    'customers',
    'registration',
    'users',
    'staff',
    'roles',
    'organisation',
    'dashboard',
    'desk',
    'reports',
    'goods',
    'shop-settings',
    'promotions',
    'catalogue-import',
    'bank-lines',
    'channel-bills',
  ],
  ['privacy', 'admission', 'sign-on'],
  ['approval-notices', 'directory-sync'],
  ['app', 'worker'],
  ['seed'],
  ['start', 'doctor'],
  ['cli'],
];

/** Rooms made of files that lie beside each other in `src`; folders of `src` and of `src/modules` are rooms by themselves. */
export const rootRooms: Readonly<Record<string, readonly string[]>> = {
  settings: [
    'config.ts',
    'paths.ts',
    'secrets.ts',
    'sealing.ts',
    'provider-settings.ts',
    'trusted-proxies.ts',
    'database-settings.ts',
    'disk-faults.ts',
    'log.ts',
    'log-faults.ts',
    'load-late.ts',
  ],
  app: ['app.ts', 'change-subjects.ts', 'open-deps.ts'],
  start: [
    'main.ts',
    'serve.ts',
    'lead-nodes.ts',
    'join-nodes.ts',
    'prepare-shop.ts',
    'end-at-last.ts',
    'shop.ts',
    'fill-demo.ts',
    'welcome.ts',
    'runtime-file.ts',
    'small-heaps.ts',
    'keep-import-thread.ts',
    'import-thread.ts',
  ],
};

/** Imports that run up the stairs, each with its reason; five at most. */
export const upstairs: Readonly<Record<string, string>> = {};

const serverDir = 'apps/server/src/';

/** The room of a file of the server; undefined for one that has none. */
export function roomOf(path: string): string | undefined {
  if (!path.startsWith(serverDir)) return undefined;
  const [first = '', second = '', ...rest] = path.slice(serverDir.length).split('/');
  if (second === '') return Object.keys(rootRooms).find((room) => rootRooms[room]?.includes(first));
  return first === 'modules' && rest.length > 0 ? second : first;
}

/** 0 is the ground; -1 stands on no floor. */
export const floorOf = (room: string): number => floors.findIndex((rooms) => rooms.includes(room));
