import { guideStepNames } from '@jicai/domain/shop-side/guide-steps.ts';
import { type App, route } from '../../http/route.ts';
import { writeAudit } from '../audit/index.ts';
import { registerWays } from '../auth/index.ts';
import { closeGuide, selectGuide } from './guide.store.ts';

/** The first steps of a new shop (docs/domain/shop-users.md §9). */
export function guideRoutes(app: App): void {
  route(app, '/api/OpsDesk/GetGuide', async (ctx) => {
    const { isOpen, ...done } = await selectGuide(ctx);
    const steps = isOpen ? guideStepNames.map((step) => ({ step, isDone: done[step] })) : [];
    const { canRegister } = await registerWays(ctx);
    return { resultData: { steps, canRegister } };
  });
  route(app, '/api/OpsDesk/CloseGuide', async (ctx) => {
    await closeGuide(ctx);
    await writeAudit(ctx, { subject: 'setting guide', before: { guide: '打开' }, after: { guide: '关闭' } });
    return { resultData: {} };
  });
}
