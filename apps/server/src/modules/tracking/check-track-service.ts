import type { TrackProvider } from '@jicai/domain/tracking/track-services.ts';
import { TrackFault } from '../../adapters/tracking/parcel-tracking.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { type BegunCheck, timeCheck } from '../connections/index.ts';

/** A number that no courier gives: the answer is "not heard of", which only a valid key gets. */
const noParcel = { logisticsCode: 'shunfeng', logisticsNo: 'SF0000000000000', mobile: '' };

/** Proves the keys by asking for a parcel that does not exist. */
export const askTrackService = (
  { deps, companyId }: Pick<Steps, 'deps' | 'companyId'>,
  { provider, settings }: BegunCheck<TrackProvider>,
) =>
  timeCheck(
    async () => {
      await deps.tracking.open(provider, { settings, companyId }).query({ ...noParcel, now: deps.now() });
      return { isOk: true, text: '密钥有效，可以查询' };
    },
    (error) =>
      error instanceof TrackFault ? `没有通过：${error.message.slice(0, 200)}` : '配置无法使用，请检查各项是否完整',
  );
