import type { NotifySetting } from '@portal/contract/areas/notify/choice-calls';
import type { Choice } from '@portal/contract/areas/notify/choices';
import type { NotifyKind, OutsideChannel } from '@portal/contract/areas/notify/kinds';
import type { MessageKey } from '@portal/contract/messages';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';

/** The query of how the own account is reached. */
export const ownSetting = queryOptions({
  queryKey: ['notify-setting'],
  queryFn: async ({ signal }): Promise<NotifySetting> => {
    const [setting] = (await call('Notify/notify-setting', {}, { signal })).data;
    if (setting === undefined) throw new Error('no setting');
    return setting;
  },
});

/** The choices of a kind, by the ways that are offered. */
export type KindChoices = NotifySetting['kinds'][number];

/** The quiet hours and the day of the digest. */
export type QuietSetting = Pick<NotifySetting, 'quietYn' | 'quietFrom' | 'quietUntil' | 'urgentYn' | 'mondaysYn'>;

/** Saves parts of the own setting. Each save is shown at once, and taken back when it is refused. */
export function useSaveSetting() {
  const client = useQueryClient();
  const { queryKey } = ownSetting;
  const save = async (
    change: (shown: NotifySetting) => NotifySetting,
    send: () => Promise<unknown>,
    done: MessageKey,
  ) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (shown) => shown && change(shown));
    try {
      await send();
      toast.success(done);
      return true;
    } catch (error) {
      showRefusal('notify.choice.failed', error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  return {
    /** Saves the choices of a kind. */
    choose: (kind: NotifyKind, choices: readonly { channel: OutsideChannel; choice: Choice }[]) =>
      save(
        (shown) => ({
          ...shown,
          kinds: shown.kinds.map((row) => (row.kind === kind ? { ...row, choices: [...choices] } : row)),
        }),
        () => {
          const Choices = choices.map(({ channel, choice }) => ({ Channel: channel, Choice: choice }));
          return call('Notify/notify-choice-update', { Kind: kind, Choices });
        },
        'notify.choice.done',
      ),
    /** Saves quiet hours and digest. */
    editQuiet: (quiet: QuietSetting) =>
      save(
        (shown) => ({ ...shown, ...quiet }),
        () =>
          call('Notify/notify-quiet-update', {
            QuietYN: quiet.quietYn,
            QuietFrom: quiet.quietFrom,
            QuietUntil: quiet.quietUntil,
            UrgentYN: quiet.urgentYn,
            MondaysYN: quiet.mondaysYn,
          }),
        'notify.choice.done',
      ),
    /** Asks for new offers as 알림톡. */
    askTalk: () =>
      save(
        (shown) => shown,
        () => call('Notify/notify-talk-offer-add'),
        'notify.talkOffer.done',
      ),
  };
}

/** The saves of the own setting. */
export type SettingSaves = ReturnType<typeof useSaveSetting>;
