import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { post } from '@jicai/web/call/post.ts';
import { siteHost } from '@jicai/web/call/site-host.ts';
import { applyTemplate, storeTemplate, toTemplate, useTemplate } from './template.ts';

/**
 * Loads the template (spec section 4: at every navigation). With the timestamp of the stored one, an unchanged template is not
 * sent again. A refusal is a toast, a transport fault is only logged; navigation goes on in both cases (spec section 8).
 */
export async function loadTemplate(): Promise<void> {
  const { timestamp } = useTemplate.getState();
  try {
    const { resultData } = await post(
      '/api/ShopHostUrlMapTemplate/GetList',
      {
        hmtId: '',
        hostId: '',
        plateType: plateTypes.shop,
        templatePageId: '',
        createTime: '',
        operatorId: '',
        key: '',
        companyUrl: siteHost,
        timestamp,
      },
      { isQuiet: true },
    );
    const fresh = toTemplate(resultData);
    if (!fresh || fresh.timestamp === timestamp) return;
    storeTemplate(fresh);
    useTemplate.setState(fresh);
    applyTemplate(fresh);
  } catch (error) {
    if (error instanceof Refusal) return toast.error(error.message);
    // oxlint-disable-next-line no-console -- spec section 8: logged only
    console.warn('template', error);
  }
}
