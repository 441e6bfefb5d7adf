import { endingBy } from '@jicai/domain/shop/supplier-form.ts';
import { warningOptionsOf } from '@jicai/domain/shop/warning-options.ts';
import { shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { linkFiles } from '../files/index.ts';
import { selectShopOptions } from '../reference/index.ts';
import { removePaper, savePaper, saveSupplier } from './supplier-files.ts';
import { switchSupplier } from './switch-supplier.ts';
import { selectPapers, selectSupplierFile, selectSuppliers, selectSupplierUsers } from './supplier-files.store.ts';

/** The files of the shop's suppliers (docs/domain/suppliers.md §3). */
export function suppliersOpsRoutes(app: App): void {
  route(app, '/api/OpsSupplier/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { paperDays } = warningOptionsOf(await selectShopOptions(ctx));
    const filter = {
      searchKey,
      ...(reqData.hasEndingPaper && { endingBy: endingBy(shanghaiDay(ctx.now), paperDays) }),
    };
    const { rows, total } = await selectSuppliers(ctx, filter, {
      ...spanOf(page),
      sort: reqData.sort,
      isDown: reqData.isDown,
    });
    return { resultData: rows, ...pageOf(page, total) };
  });

  route(app, '/api/OpsSupplier/GetModel', async (ctx, { data: { supplierId } }) => {
    const supplier = await selectSupplierFile(ctx, supplierId);
    if (!supplier) throw refuse.notFound();
    const [papers, users] = await Promise.all([selectPapers(ctx, supplierId), selectSupplierUsers(ctx, supplierId)]);
    const links = await linkFiles(
      ctx,
      papers.flatMap(({ fileId }) => fileId ?? []),
    );
    const { name, contactName, telephone, areaText, address, intro, isSelf, isActive, stopReason, logoUrl, updatedAt } =
      supplier;
    return {
      resultData: {
        supplierId,
        supplierName: name,
        contactName,
        telephone,
        areaText,
        address,
        intro,
        isSelf,
        isActive,
        stopReason,
        logoUrl,
        users,
        updateTime: shanghaiTime(updatedAt),
        papers: papers.map(({ id: paperId, paperName, paperNo, validTo, fileId }) => {
          const link = links.get(fileId ?? '');
          return { paperId, paperName, paperNo, validTo, fileUrl: link?.fileUrl ?? '', fileName: link?.fileName ?? '' };
        }),
      },
    };
  });

  route(app, '/api/OpsSupplier/Save', async (ctx, { data }) => ({
    resultData: { supplierId: await saveSupplier(ctx, data) },
  }));

  route(app, '/api/OpsSupplier/SetState', async (ctx, { data }) => ({ resultData: await switchSupplier(ctx, data) }));

  route(app, '/api/OpsSupplier/SavePaper', async (ctx, { data }) => ({
    resultData: { paperId: await savePaper(ctx, data) },
  }));

  route(app, '/api/OpsSupplier/DeletePaper', async (ctx, { data: { paperId } }) => {
    await removePaper(ctx, paperId);
    return { resultData: null };
  });
}
