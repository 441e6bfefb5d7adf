import { originField, type ProviderField, secretField, shownField } from '../shop-side/provider-form.ts';

/** Who follows a shop's parcels at the couriers (docs/domain/tracking.md §1). */
export const trackProviders = ['KUAIDI100'] as const;
export type TrackProvider = (typeof trackProviders)[number];

export const trackProviderTexts: Readonly<Record<TrackProvider, string>> = { KUAIDI100: '快递100' };

/** Fields of a connection by provider. */
export const trackFields: Readonly<Record<TrackProvider, readonly ProviderField[]>> = {
  KUAIDI100: [
    shownField('customer', '公司编号 customer', '企业版授权参数里的 customer'),
    secretField('key', '授权 key', '企业版授权参数里的 key'),
    {
      ...secretField(
        'secret',
        '授权 secret',
        '企业管理后台里的 secret，发货时取运单号用；面单账号在供应商页添加。不取号可以不填',
      ),
      isRequired: false,
    },
    originField('物流变化推送到这里'),
  ],
};
