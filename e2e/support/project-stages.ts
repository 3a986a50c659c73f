import { type Browser, type Page, request } from '@playwright/test';
import { dayAfter } from './registration.ts';
import { openAs, signInState } from './sign-in.ts';

/** Calls the API as a user without a page, and throws when the server refuses. */
async function callAs<Row>(browser: Browser, userId: string, path: string, data: object): Promise<Row[]> {
  const storageState = await signInState(browser, userId);
  const baseURL = process.env['PORTAL_URL'] ?? '';
  const context = await request.newContext({ baseURL, ...(storageState === undefined ? {} : { storageState }) });
  const reply = await context.post(`/api/Construction/${path}`, { data });
  const text = await reply.text();
  await context.dispose();
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${text}`);
  return JSON.parse(text).data;
}

type Info = { version: number; startDate: string; checkLists: { checkId: number }[] };
type Step = (browser: Browser, Id: number) => Promise<unknown>;

const infoOf = async (browser: Browser, Id: number): Promise<Info> => {
  const [info] = await callAs<Info>(browser, 'admin', 'construction-info', { Id });
  if (!info) throw new Error(`no project ${Id}`);
  return info;
};

/** Accepts a posted project as a contractor, on its first date and with a crew of three. */
export async function acceptProject(browser: Browser, userId: string, Id: number): Promise<unknown> {
  const { version, startDate } = await infoOf(browser, Id);
  const crew = { TotalPeople: '3', ManagerUserName: '최반장', ManagerUserPhone: '01055556666' };
  const data = { Id, Version: version, ChoiceSelDate: startDate.split('^')[0], ...crew };
  return callAs(browser, userId, 'construction-accept', data);
}

/** Withdraws a project from its contractor. */
export async function withdrawProject(browser: Browser, Id: number): Promise<void> {
  const { version } = await infoOf(browser, Id);
  const data = { Id, Version: version, withDrawalMemo: '일정 변경' };
  await callAs(browser, 'sales1', 'construction-withdrawal-update', data);
}

/** The stages of an outsourced project in their order. sales1 leads the project, hanbit1 accepts it. */
const STAGES = {
  posted: (browser, Id) => callAs(browser, 'sales1', 'construction-post', { Id, Status: 'N' }),
  awarded: (browser, Id) => acceptProject(browser, 'hanbit1', Id),
  confirmed: (browser, Id) => {
    const ChangeReasons = [{ ItemName: '자재확정', Reason: '수량 확인' }];
    return callAs(browser, 'sales1', 'construction-materials-yn', { Id, Status: 'Y', ChangeReasons });
  },
  sent: (browser, Id) => {
    const address = { SendZipCode: '04524', SendAddr1: '서울 중구 세종대로 110', SendAddr2: '2층 사무실' };
    const data = { Id, DeliveryType: 'C', SendType: 'Q', ...address, QNumber: '01088887777' };
    return callAs(browser, 'sales1', 'construction-matertial-send', data);
  },
  received: (browser, Id) => callAs(browser, 'hanbit1', 'construction-material-update', { Id }),
  completed: async (browser, Id) => {
    const { checkLists } = await infoOf(browser, Id);
    const CheckLists = checkLists.map(({ checkId }) => ({ CheckId: checkId, Score: 9 }));
    return callAs(browser, 'sales1', 'construction-complete', { Id, Status: 'YY', CheckLists });
  },
  billed: (browser, Id) => callAs(browser, 'hanbit1', 'construction-billdate-update', { Id, BillDate: dayAfter(0) }),
  invoiced: (browser, Id) => callAs(browser, 'admin', 'construction-billstatus-update', { Id, Status: 'B' }),
} satisfies Record<string, Step>;

type Stage = keyof typeof STAGES;

/** Confirms and sends the materials of an awarded project. */
export async function sendMaterials(browser: Browser, Id: number): Promise<void> {
  await STAGES.confirmed(browser, Id);
  await STAGES.sent(browser, Id);
}

/**
 * Registers a project with one start date and one material, or with other fields. Brings it to `stage` through the API
 * and returns its id.
 */
export async function addProjectAtStage(
  browser: Browser,
  stage: Stage,
  name: string,
  part: Record<string, string> = {},
): Promise<number> {
  const [added] = await callAs<{ id: number }>(browser, 'sales1', 'construction-add', {
    ProjectName: name,
    Price: '12500000',
    AddPrice: '-250000',
    StartDate: dayAfter(3),
    AreaId: 1,
    Addr2: '지하 2층',
    Materials: [{ MaterialId: 1, MaterialCnt: 1 }],
    MaterialsNoYN: 'N',
    MizeSalesUserId: 'sales1',
    MizePMUserId: 'pm1',
    CustomerName: '에이타워관리단',
    PlaceName: '에이타워',
    PlaceManagerName: '정소장',
    PlaceManagerMobile: '01033334444',
    ...part,
  });
  if (!added) throw new Error('not registered');
  for (const [reached, step] of Object.entries<Step>(STAGES)) {
    await step(browser, added.id);
    if (reached === stage) break;
  }
  return added.id;
}

/** Makes a project at a stage and opens its page as a member of staff. */
export async function openProjectAtStage(
  browser: Browser,
  stage: Stage,
  name: string,
  userId = 'sales1',
): Promise<Page> {
  const id = await addProjectAtStage(browser, stage, `${name} ${Date.now()}`);
  const page = await openAs(browser, userId);
  await page.goto(`/projects/view/${id}`);
  return page;
}
