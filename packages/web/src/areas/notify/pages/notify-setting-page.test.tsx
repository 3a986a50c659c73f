import type { NotifySetting } from '@portal/contract/areas/notify/choice-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { ActorContext } from '#lib/use-actor.ts';
import { drawWithQueries } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { STAFF } from '#test-kit/open-page.tsx';
import { NotifySettingPage } from './notify-setting-page.tsx';

const READ = 'Notify/notify-setting';
const CHOOSE = 'Notify/notify-choice-update';
const QUIET = 'Notify/notify-quiet-update';
const ASK = 'Notify/notify-talk-offer-add';
const SEND = 'Notify/notify-mail-code-send';
const CHECK = 'Notify/notify-mail-code-check';

const SETTING: NotifySetting = {
  ways: [
    { channel: 'mail', address: 'hanbit@example.co.kr', reachYn: 'Y' },
    { channel: 'talk', address: '010-4471-2093', reachYn: 'Y' },
  ],
  kinds: [
    {
      kind: 'offer',
      choices: [
        { channel: 'mail', choice: 'digest', reachYn: 'Y' },
        { channel: 'talk', choice: 'off', reachYn: 'Y' },
      ],
    },
    {
      kind: 'change',
      choices: [
        { channel: 'mail', choice: 'now', reachYn: 'Y' },
        { channel: 'talk', choice: 'off', reachYn: 'Y' },
      ],
    },
  ],
  quietYn: 'Y',
  quietFrom: '21:00',
  quietUntil: '08:00',
  urgentYn: 'Y',
  mondaysYn: 'N',
  talkOfferDtm: '',
  talkOfferText: '',
};

/** Draws the page on a wide or a narrow screen, with these answers. */
async function open(isNarrow: boolean, answers: Record<string, readonly object[] | MockRefusal> = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const sent = mockCalls({ [READ]: [SETTING], [CHOOSE]: [], [QUIET]: [], [ASK]: [], ...answers });
  const user = drawWithQueries(
    <ActorContext value={STAFF}>
      <NotifySettingPage />
    </ActorContext>,
  );
  await screen.findByRole('table', { name: '알림 종류와 수단' });
  const bodiesOf = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
  return { user, bodiesOf };
}

it('on a wide screen a press of a choice saves its kind (D-405)', async () => {
  const { user, bodiesOf } = await open(false);
  const cell = screen.getByRole('group', { name: '계약 변경 알림톡' });
  expect(within(cell).getByRole('button', { name: '끄기' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(within(cell).getByRole('button', { name: '바로' }));
  await waitFor(() => expect(bodiesOf(CHOOSE)).toHaveLength(1));
  expect(bodiesOf(CHOOSE)[0]).toMatchObject({
    Kind: 'change',
    Choices: [
      { Channel: 'mail', Choice: 'now' },
      { Channel: 'talk', Choice: 'now' },
    ],
  });
});

it('what the server refuses is taken back', async () => {
  const refused = {
    status: 400,
    code: 'ALERT_NEEDED',
    message: '계약 변경 알림은 한 가지 이상의 수단으로 받아야 합니다.',
  };
  const { user, bodiesOf } = await open(false, { [CHOOSE]: refused });
  const cell = screen.getByRole('group', { name: '계약 변경 메일' });
  await user.click(within(cell).getByRole('button', { name: '끄기' }));
  await waitFor(() => expect(bodiesOf(READ)).toHaveLength(2));
  await waitFor(() =>
    expect(within(cell).getByRole('button', { name: '바로' }).getAttribute('aria-pressed')).toBe('true'),
  );
});

it('on a phone a press opens the sheet of the kind, which keeps one way for changes (D-406)', async () => {
  const { user, bodiesOf } = await open(true);
  await user.click(screen.getByRole('button', { name: '계약 변경 메일: 바로, 변경' }));
  const sheet = await screen.findByRole('dialog', { name: '계약 변경' });
  const mail = within(sheet).getByRole('group', { name: '계약 변경 메일' });
  await user.click(within(mail).getByRole('button', { name: '끄기' }));
  within(sheet).getByText('계약 변경 알림은 한 가지 이상의 수단으로 받아야 합니다.');
  await user.click(within(sheet).getByRole('button', { name: '저장' }));
  expect(bodiesOf(CHOOSE)).toEqual([]);
  await user.click(within(mail).getByRole('button', { name: '모아서' }));
  await user.click(within(sheet).getByRole('button', { name: '저장' }));
  await waitFor(() => expect(bodiesOf(CHOOSE)).toHaveLength(1));
});

it('offers as 알림톡 are asked for with ticked words (D-409)', async () => {
  const { user, bodiesOf } = await open(false);
  await user.click(screen.getByRole('button', { name: '알림톡 신청' }));
  const sheet = await screen.findByRole('dialog', { name: '새 일감 알림톡 신청' });
  expect(sheet.textContent).toContain('010-4471-2093');
  const ask = within(sheet).getByRole('button', { name: '신청' });
  await user.click(ask);
  expect(bodiesOf(ASK)).toEqual([]);
  await user.click(within(sheet).getByRole('checkbox', { name: '새 일감 알림톡을 받겠습니다.' }));
  await user.click(ask);
  await waitFor(() => expect(bodiesOf(ASK)).toHaveLength(1));
});

it('a contractor proves a mail address, and a wrong code says so at its field (D-411)', async () => {
  storeSession({
    UserId: 'hanbit1',
    AdminName: '한지우',
    UserType: 'C',
    CompanyId: 1,
    UserPermission: '',
    ModeAuthority: '',
    EncryptUserId: '',
  });
  const refused = { status: 400, code: 'CODE_WRONG', message: '인증번호가 올바르지 않습니다.' };
  const { user, bodiesOf } = await open(true, { [SEND]: [], [CHECK]: refused });
  await user.click(screen.getByRole('button', { name: '메일 주소 변경' }));
  const sheet = await screen.findByRole('dialog', { name: '메일 주소 인증' });
  await user.type(within(sheet).getByRole('textbox', { name: /메일 주소/ }), 'hanbit');
  await user.click(within(sheet).getByRole('button', { name: '인증번호 받기' }));
  within(sheet).getByText('메일 주소 형식이 올바르지 않습니다.');
  expect(bodiesOf(SEND)).toEqual([]);
  await user.type(within(sheet).getByRole('textbox', { name: /메일 주소/ }), '@example.co.kr');
  await user.click(within(sheet).getByRole('button', { name: '인증번호 받기' }));
  const code = await within(sheet).findByRole('textbox', { name: /인증번호/ });
  expect(bodiesOf(SEND)).toMatchObject([{ Mail: 'hanbit@example.co.kr' }]);
  await user.type(code, '482913');
  await user.click(within(sheet).getByRole('button', { name: '인증' }));
  await within(sheet).findByText('인증번호가 올바르지 않습니다.');
  expect(bodiesOf(CHECK)).toMatchObject([{ Code: '482913' }]);
});

it('a way without address or number says so, and changes that arrive nowhere are told (D-406, D-601)', async () => {
  const unset = {
    ...SETTING,
    ways: SETTING.ways.map((channel) => ({ ...channel, address: '', reachYn: 'N' })),
    kinds: SETTING.kinds.map((row) => ({ ...row, choices: row.choices.map((one) => ({ ...one, reachYn: 'N' })) })),
  };
  const { user } = await open(true, { [READ]: [unset] });
  screen.getByText('지금은 계약 변경을 포털 알림으로만 받습니다. 받을 수단을 등록하고 켜주세요.');
  expect(screen.queryByRole('button', { name: /: 바로/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '계약 변경 메일: 미등록, 변경' }));
  const sheet = await screen.findByRole('dialog', { name: '계약 변경' });
  within(sheet).getByText('주소를 등록하면 받을 수 있습니다');
});

it('a way that reaches its person but not with a kind says so (D-417)', async () => {
  const [offer, change] = SETTING.kinds;
  const talkOf = (row = offer ?? expect.unreachable()) => ({
    ...row,
    choices: row.choices.map((one) => (one.channel === 'talk' ? { ...one, choice: 'now', reachYn: 'N' } : one)),
  });
  await open(true, { [READ]: [{ ...SETTING, kinds: [offer, talkOf(change)] }] });
  screen.getByRole('button', { name: '계약 변경 알림톡: 미지원, 변경' });
  expect(screen.queryByText(/포털 알림으로만 받습니다/)).toBeNull();
});

it('quiet hours and the day of the digest are saved at once, together (D-407, D-410)', async () => {
  const { user, bodiesOf } = await open(true);
  await user.click(screen.getByRole('button', { name: '월요일 08:30' }));
  await user.click(screen.getByRole('switch', { name: '긴급은 언제나 받기' }));
  await waitFor(() => expect(bodiesOf(QUIET)).toHaveLength(2));
  expect(bodiesOf(QUIET)[0]).toMatchObject({ QuietYN: 'Y', QuietFrom: '21:00', UrgentYN: 'Y', MondaysYN: 'Y' });
});

it('without any way the page says so', async () => {
  mockCalls({ [READ]: [{ ...SETTING, ways: [] }] });
  drawWithQueries(
    <ActorContext value={STAFF}>
      <NotifySettingPage />
    </ActorContext>,
  );
  await screen.findByText('지금은 포털 안의 알림으로만 받을 수 있습니다.');
});
