import { CalendarKind, movedDays } from '@portal/contract/areas/calendar/entries';
import { mayPickPastDays } from '@portal/contract/areas/internal-projects/policy';
import type { Actor } from '@portal/contract/core/actor';
import { addDays } from '@portal/contract/core/dates';
import { useQueryClient } from '@tanstack/react-query';
import { loadStart as loadInternalStart } from '#areas/internal-projects/public/start-edit.ts';
import { loadStart as loadOutsourcedStart } from '#areas/outsourced-projects/public/start-edit.ts';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { today } from '#lib/days.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { entriesKey } from '../api.ts';
import type { EntryItem } from './entry-item.tsx';

/** Whether this user may move an entry to a past day. */
const mayBePast = (actor: Actor, { entry }: EntryItem): boolean =>
  entry.kind === CalendarKind.Internal && mayPickPastDays(actor);

/**
 * Moves the start of a project by the edit of its page: the same reminder, reason and version (D-331). The calendar
 * changes only after the save.
 */
export function useStartMove(actor: Actor) {
  const client = useQueryClient();
  const reasons = useChangeReasons();
  const repeat = useRepeat();
  const reload = () => client.invalidateQueries({ queryKey: entriesKey });

  const save = async ({ entry }: EntryItem, to: string): Promise<void> => {
    const loaded = await (entry.kind === CalendarKind.Internal ? loadInternalStart : loadOutsourcedStart)(entry.id);
    const shown = entry.offeredDays.length > 0 ? entry.offeredDays : [entry.startDay];
    if (
      !loaded?.days.includes(entry.startDay) ||
      (entry.offeredDays.length > 0 && loaded.days.join() !== shown.join())
    ) {
      toast.error('STALE');
      return;
    }
    const days = movedDays(entry, to);
    const given = await loaded.ask(days, reasons.ask);
    if (given === null) return;
    await repeat.send({ id: entry.id, kind: entry.kind, days, given }, (request, key) =>
      loaded.save(request.days, request.given, key),
    );
    reasons.forget();
    toast.success('project.edit.done');
  };

  const move = async (item: EntryItem, days: number): Promise<void> => {
    const to = addDays(item.from, days);
    if (to < today() && !mayBePast(actor, item)) {
      toast.error('project.startDate.past');
      return;
    }
    try {
      await save(item, to);
    } catch (error) {
      showRefusal('calendar.move.failed', error);
    }
    await reload();
  };
  return { move, reasonDialog: reasons.dialog };
}
