import type { copyCalls } from '@portal/contract/areas/outsourced-projects/copy-calls';
import { isSiteKeyword } from '@portal/contract/areas/outsourced-projects/former-sites';
import { logListReading, logReading } from '#areas/audit/public/readings.ts';
import { copiedProjectId, viewCopy } from '#areas/project/public/copied-project.ts';
import { makeToken } from '#areas/project/public/copy-tokens.ts';
import type { Handler } from '#http/handler-types.ts';
import { reachProject } from './access.ts';
import { readParts } from './queries/detail.ts';
import { listFormerSites } from './queries/former-sites.ts';

/** Answers a token that opens a registration form filled from this project (D-320). */
export const makeProjectCopyToken: Handler<typeof copyCalls.makeProjectCopyToken> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return { token: await makeToken(ctx, 'outsourced', { userId: ctx.actor.userId, projectId: project.id }) };
};

/** Answers what a copy takes over, and a trade that is in use (D-320, D-423). Answers 404 when the source was deleted. */
export const openProjectCopy: Handler<typeof copyCalls.openProjectCopy> = async (ctx, input) => {
  const project = await reachProject(ctx, await copiedProjectId(ctx, 'outsourced', input.Data));
  await logReading(ctx, { task: 'outsourced-copy', subject: { id: project.id, name: project.customer_name } });
  const tradeId = project.trade_id ?? 0;
  return { ...viewCopy(project, await readParts(ctx.db, project.id)), tradeId };
};

/** Answers the newest sites whose name or customer contains the keyword (D-321). The reading is logged. */
export const findFormerSites: Handler<typeof copyCalls.findFormerSites> = async (ctx, { SearchKey }) => {
  if (!isSiteKeyword(SearchKey)) return [];
  const sites = await listFormerSites(ctx.db, SearchKey.trim());
  await logListReading(ctx, 'former-sites', sites.length);
  return sites.map((site) => ({
    customerName: site.customer_name,
    placeName: site.place_name,
    zipCode: site.zip_code,
    addr1: site.addr1,
    addr2: site.addr2,
    materials: site.materials.map(({ id, name, model, quantity, unit }) => ({
      materialId: id,
      materialName: name,
      modelName: model,
      materialCnt: quantity,
      unit,
    })),
  }));
};
