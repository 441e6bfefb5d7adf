import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { type App, route } from '../../http/route.ts';
import { selectContacts } from './contacts.store.ts';
import { removeContact, revealContact, saveContact } from './contacts.ts';
import { requireCustomer } from './contract-prices.ts';

/** Whom the shop talks to at a customer (docs/domain/accounts.md §14). */
export function customerContactsRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetContacts', async (ctx, { data: { customerId } }) => {
    await requireCustomer(ctx, customerId);
    const contacts = await selectContacts(ctx, customerId);
    return {
      resultData: contacts.map(({ mobile, email, ...contact }) => ({
        ...contact,
        mobile: maskedMobile(mobile),
        hasEmail: email !== '',
      })),
    };
  });
  route(app, '/api/OpsCustomer/GetContact', async (ctx, { data }) => ({ resultData: await revealContact(ctx, data) }));
  route(app, '/api/OpsCustomer/SaveContact', async (ctx, { data }) => ({
    resultData: await saveContact(ctx, { ...data, version: data.version }),
  }));
  route(app, '/api/OpsCustomer/RemoveContact', async (ctx, { data }) => ({
    resultData: await removeContact(ctx, { ...data, version: data.version }),
  }));
}
