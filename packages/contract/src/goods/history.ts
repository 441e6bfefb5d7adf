import { z } from 'zod';
import { command, optional, pageQuery, zFlag, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zSkuCard } from './sku.ts';

/**
 * Browsing history (docs/domain/catalog.md §5): one row per item, the latest 200. Only who holds the function has one:
 * of others nothing is written down, and the call of the product page still succeeds.
 */
export const history = {
  '/api/CustBrowsing/Submit': endpoint({
    access: 'signedIn',
    body: command({ itemId: zId }),
    result: z.object({}),
    requestId: 'optional',
  }),
  '/api/CustBrowsing/GetPage': endpoint({
    access: { can: 'history.view' },
    body: pageQuery({}, 20),
    result: z.array(zSkuCard.extend({ browseTime: z.string() })),
    /** `isRecording` false: the person has switched the history off. */
    extra: { ...pageExtra, isRecording: z.boolean() },
  }),
  '/api/CustBrowsing/SetRecording': endpoint({
    access: 'signedIn',
    body: command({ isRecording: zFlag }),
    result: z.object({ isRecording: z.boolean() }),
    requestId: 'optional',
  }),
  /** The items named, or all of them. */
  '/api/CustBrowsing/Delete': endpoint({
    access: 'signedIn',
    body: command({ itemIds: optional.list(zId, 200) }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'optional',
  }),
};
