import { type TemplateBlock, zBlock } from '@jicai/contract/shop/tenancy.ts';
import { and, eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../ctx/deps.ts';
import { cleanHtml } from '../modules/help/index.ts';
import { seedDocsDir } from '../paths.ts';
import type { Tx } from '../db/open.ts';
import { agreements, helpDocs } from '../db/tables/help.ts';
import { templates } from '../db/tables/tenancy.ts';
import { withTenant } from '../db/with-tenant.ts';
import { helpGroups, seedAgreements } from './help-contents.ts';
import { type DemoShop, demoShops } from './shop-looks.ts';

type Shop = Pick<DemoShop, 'companyId' | 'companyName' | 'kind' | 'siteName' | 'page' | 'code'>;

/** Help and agreements of the demo shops. After their pages: it adds the help columns to them. */
export async function seedHelp(deps: Deps): Promise<void> {
  for (const shop of demoShops) await seedHelpOf(deps, shop);
}

/** Help documents and agreements of one shop, written to its name, and the columns of its footer. */
export async function seedHelpOf(deps: Deps, shop: Shop): Promise<void> {
  const { companyId } = shop;
  const at = deps.now();
  const groups = helpGroups.map((group) => ({
    ...group,
    docs: group.docs.filter((doc) => !doc.kind || doc.kind === shop.kind),
  }));
  const docRows = groups.flatMap((group, index) => [
    { companyId, id: group.docId, parentId: '0', title: group.title, sortNo: index + 1, updatedAt: at },
    ...group.docs.map((doc, place) => ({
      companyId,
      id: doc.docId,
      parentId: group.docId,
      title: doc.title,
      content: readDoc(doc.file, shop),
      sortNo: place + 1,
      updatedAt: at,
    })),
  ]);
  const agreementRows = seedAgreements.map(({ file, ...agreement }) => ({
    companyId,
    id: deps.db.newId(),
    ...agreement,
    content: readDoc(file, shop),
    beginsAt: at,
  }));
  const columns = groups.map((group) => ({
    docTitle: group.title,
    children: group.docs.map((doc) => ({ docId: doc.docId, docTitle: doc.title })),
  }));
  await withTenant(deps.db, companyId, async (tx) => {
    await tx.insert(helpDocs).values(docRows);
    await tx.insert(agreements).values(agreementRows);
    const { codeImg = '', codeTitle = '' } = shop.code ?? {};
    const block = { isCode: shop.code !== undefined, list: columns, codeImg, codeTitle };
    await addBlock(tx, companyId, at, { type: 'bottomHelp', sortNo: 90, options: block });
  });
}

/** A seed text in the words of the shop. */
function readDoc(file: string, shop: Shop): string {
  const phone = shop.page.topContent?.servicePhone;
  const words: Record<string, string> = {
    siteName: shop.siteName,
    companyName: shop.companyName,
    contact: phone ? `客服热线${phone}` : '商城客服',
  };
  const html = readFileSync(join(seedDocsDir, `${file}.html`), 'utf8');
  return cleanHtml(html.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? ''));
}

/** Puts a block at the end of the page template, in the place of an earlier one of its type. */
async function addBlock(tx: Tx, companyId: string, at: Date, block: TemplateBlock): Promise<void> {
  const isPage = and(eq(templates.companyId, companyId), eq(templates.pageKind, 'page'));
  const [page] = await tx.select({ content: templates.content }).from(templates).where(isPage);
  const content = (page?.content ?? {}) as { modelContent?: unknown[] };
  const others = (content.modelContent ?? []).map((one) => zBlock.parse(one)).filter((one) => one.type !== block.type);
  await tx
    .update(templates)
    .set({ content: { ...content, modelContent: [...others, block] }, updatedAt: at })
    .where(isPage);
}
