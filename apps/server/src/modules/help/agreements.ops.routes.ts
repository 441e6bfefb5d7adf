import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type App, route } from '../../http/route.ts';
import { listAgreements, publishAgreement } from './agreements.ts';

export function agreementsOpsRoutes(app: App): void {
  route(app, '/api/OpsDoc/GetAgreementList', async (ctx, { reqData }) => {
    const versions = await listAgreements(ctx, reqData.agreementType);
    return { resultData: versions.map(({ beginsAt, ...one }) => ({ ...one, beginTime: shanghaiTime(beginsAt) })) };
  });

  route(app, '/api/OpsDoc/SaveAgreement', async (ctx, { data }) => {
    const published = await publishAgreement(ctx, { ...data, version: data.agreementVersion });
    const { agreementType, version: agreementVersion, beginsAt } = published;
    return { resultData: { agreementType, agreementVersion, beginTime: shanghaiTime(beginsAt) } };
  });
}
