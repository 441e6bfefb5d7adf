import { type App, route } from '../../http/route.ts';
import { admitCompany } from './admit-company.ts';

export function admissionRoutes(app: App): void {
  route(app, '/api/OpsCustomer/AdmitCompany', async (ctx, { data }) => ({
    resultData: await admitCompany(ctx, { ...data, registrationId: data.registerId, version: data.version }),
  }));
}
