import type { Path } from '@jicai/contract/index.ts';

/**
 * The calls whose transport or HTTP error shows no red toast (spec section 8), each with its reason. post() takes `isQuiet`
 * for these only. Their refusals are shown like those of any call.
 */
export const silentCalls = {
  '/api/ShopHostUrlMapTemplate/GetList': 'only logged, navigation goes on (spec section 8)',
  '/api/Account/Logout': 'only logged, the user leaves all the same (spec section 8)',
  '/api/KamFunction/GetUserByFunction':
    'asks whether to stay or to sign in again, and says the message then (spec section 8)',
  '/api/Account/Refresh':
    'called before the page is drawn; if it fails, the page opens as for a visitor and the next start tries again',
  '/api/Account/CheckAccount': 'asked while the form is filled in; sending it says the same',
  '/api/ShopOrder/Submit': 'the page says that the outcome is not known and asks again by itself',
  '/api/ShopAudit/Resubmit': 'as ShopOrder/Submit',
  '/api/ShopPay/GetPayState': 'asked again every few seconds; the page says when it cannot',
  '/api/ShopOrder/GetTrack': 'asked again every minute; the page keeps what it knows',
  '/api/Message/GetUnreadCount': 'asked again every minute for a number beside a link',
  '/api/EcmSearch/GetSuggestList': 'asked at every letter; Enter searches all the same',
  '/api/EcmSearch/SubmitClick': 'recorded in the background; the user did not ask for it',
  '/api/CustBrowsing/Submit': 'recorded in the background; the user did not ask for it',
} as const satisfies Partial<Record<Path, string>>;

export type SilentPath = keyof typeof silentCalls;
