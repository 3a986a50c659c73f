import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { storedFileName } from '@portal/contract/areas/files/names';
import { ROOM_RIGHT_NAMES } from '@portal/contract/areas/workspace/policy';
import { ALL_DAY_START, REMINDERS } from '@portal/contract/areas/workspace-entries/kinds';
import { daysOfSeries } from '@portal/contract/areas/workspace-entries/series';
import { addDays, HOUR_MS, seoulDay, seoulInstant } from '@portal/contract/core/dates';
import type { Ctx } from '@portal/server/context';
import { roomSearchTerms } from '@portal/server/lists/room-search-terms';
import type { SceneDrawings } from './photos.ts';
import { insertAll, insertRoom, insertRoomComment, insertRoomEntry } from './queries.ts';
import { sceneTitles } from './scenes.ts';
import { type NewFile, type OnKey, storeFiles } from './store-files.ts';
import type { PlannedEntry, PlannedRoom } from './workspace-plans.ts';
import { ROOMS } from './workspace-rooms.ts';

/** Age of the rooms in hours; they are older than their entries. */
const OPENED_HOURS_AGO = 400;
const MINUTE_MS = 60_000;

/** An inserted entry: its room, its id and its time. */
type InsertedEntry = { roomId: number; entryId: number; at: Date };
type Store = { drawings: SceneDrawings; onKey: OnKey };

const hoursAgo = ({ now }: Ctx, hours: number): Date => new Date(now().getTime() - hours * HOUR_MS);

async function loadTimes(ctx: Ctx, { schedule }: PlannedEntry, { roomId, entryId }: InsertedEntry): Promise<void> {
  if (!schedule) return;
  const today = seoulDay(ctx.now());
  const days = daysOfSeries(addDays(today, schedule.day), schedule.repeat ?? 'N', addDays(today, schedule.until ?? 0));
  const { minutes } = REMINDERS[schedule.reminder];
  const rows = days.map((day) => {
    const start = new Date(seoulInstant(`${day} ${schedule.from || ALL_DAY_START}:00`));
    const remind = minutes === null ? null : new Date(start.getTime() - minutes * MINUTE_MS);
    return {
      entry_id: entryId,
      room_id: roomId,
      day,
      start_day: day,
      start_time: schedule.from,
      end_day: day,
      end_time: schedule.to,
      all_day: schedule.from === '',
      remind_at: remind !== null && remind > ctx.now() ? remind : null,
    };
  });
  await insertAll(ctx.db, 'room_occurrence', rows);
}

async function loadTask({ db }: Ctx, { task }: PlannedEntry, { entryId }: InsertedEntry): Promise<void> {
  if (!task) return;
  await insertAll(
    db,
    'room_assignee',
    task.people.map((user_id) => ({ entry_id: entryId, user_id })),
  );
  const parts = (task.parts ?? []).map(([title, user_id, done]) => ({
    entry_id: entryId,
    title,
    user_id,
    due_day: null,
    done,
  }));
  await insertAll(db, 'room_sub_task', parts);
}

async function loadPictures(
  ctx: Ctx,
  entry: PlannedEntry,
  { roomId, entryId, at }: InsertedEntry,
  store: Store,
): Promise<void> {
  const files = (entry.scenes ?? []).flatMap((scene, index): NewFile[] => {
    const drawing = store.drawings.get(scene)?.[0];
    const uploadedAt = new Date(at.getTime() - MINUTE_MS + index);
    const name = storedFileName(`${sceneTitles(scene)[0]}.${drawing?.ending}`, uploadedAt);
    const { folder } = FILE_RULES.roomFile;
    return drawing
      ? [{ folder, name, bytes: drawing.bytes, mime: drawing.mime, uploadedBy: entry.author, uploadedAt }]
      : [];
  });
  await storeFiles(ctx, files, store.onKey);
  const rows = files.map(({ name, bytes, uploadedBy, uploadedAt }, position) => ({
    room_id: roomId,
    entry_id: entryId,
    position,
    name,
    bytes: bytes.length,
    is_picture: true,
    uploaded_by: uploadedBy,
    uploaded_at: uploadedAt,
  }));
  await insertAll(ctx.db, 'room_file', rows);
}

async function loadEntryComments(
  ctx: Ctx,
  { comments: lines = [], age }: PlannedEntry,
  { roomId, entryId }: InsertedEntry,
): Promise<void> {
  for (const [index, [author_id, content]] of lines.entries()) {
    const created_at = hoursAgo(ctx, age * (0.8 - index * 0.2));
    const search_terms = roomSearchTerms(roomId, content);
    await insertRoomComment(ctx.db, {
      room_id: roomId,
      entry_id: entryId,
      author_id,
      content,
      search_terms,
      created_at,
    });
  }
}

/** The columns of a task. Cards of a board column are in the order in which they were written. */
function taskColumns({ task }: PlannedEntry, today: string, position: number) {
  if (!task) return {};
  return {
    task_status: task.status,
    priority: task.priority,
    start_day: task.start === null ? null : addDays(today, task.start),
    due_day: task.due === null ? null : addDays(today, task.due),
    progress: task.progress,
    // Same format as ranks of moved cards: a letter for the length, then that many digits.
    board_rank: `b${String(position).padStart(2, '0')}`,
  };
}

async function loadEntry(ctx: Ctx, roomId: number, [position, entry]: [number, PlannedEntry], store: Store) {
  const { schedule, author, title, text } = entry;
  const today = seoulDay(ctx.now());
  const at = hoursAgo(ctx, entry.age);
  const entryId = await insertRoomEntry(ctx.db, {
    room_id: roomId,
    kind: entry.task ? 'T' : schedule ? 'S' : 'P',
    author_id: author,
    visibility: entry.visibility ?? 'A',
    title,
    content: `<p>${text}</p>`,
    content_text: text,
    search_terms: roomSearchTerms(roomId, `${title} ${text}`),
    created_at: at,
    pinned_at: entry.isPinned ? at : null,
    comment_count: entry.comments?.length ?? 0,
    ...taskColumns(entry, today, position),
    place: schedule?.place ?? '',
    reminder: schedule?.reminder ?? 'N',
    repeat: schedule?.repeat ?? 'N',
    repeat_until: schedule?.until === undefined ? null : addDays(today, schedule.until),
  });
  const inserted = { roomId, entryId, at };
  await insertAll(ctx.db, 'room_read', [{ entry_id: entryId, user_id: author }]);
  await loadTask(ctx, entry, inserted);
  await loadTimes(ctx, entry, inserted);
  await loadPictures(ctx, entry, inserted, store);
  await loadEntryComments(ctx, entry, inserted);
}

async function loadRoom(ctx: Ctx, room: PlannedRoom, store: Store): Promise<void> {
  const [create, edit, view, comment, viewFile, download] = ROOM_RIGHT_NAMES;
  const created_at = hoursAgo(ctx, OPENED_HOURS_AGO);
  const roomId = await insertRoom(ctx.db, {
    name: room.name,
    description: room.about,
    color: room.color,
    home_tab: room.home,
    needs_approval: room.needsApproval ?? false,
    create_post: room.permissions[create] ?? 'ALL',
    edit_post: room.permissions[edit] ?? 'ALL',
    view_post: room.permissions[view] ?? 'ALL',
    create_comment: room.permissions[comment] ?? 'ALL',
    view_file: room.permissions[viewFile] ?? 'ALL',
    download_file: room.permissions[download] ?? 'ALL',
    created_by: room.people[0] ?? '',
    created_at,
    archived_at: null,
  });
  const members = room.people.map((user_id, index) => ({
    room_id: roomId,
    user_id,
    is_admin: index < 2,
    joined_at: created_at,
  }));
  await insertAll(ctx.db, 'room_member', members);
  for (const planned of room.entries.entries()) await loadEntry(ctx, roomId, planned, store);
}

/** Loads the rooms of the workspace with comments, tasks in every status, and schedules around today. */
export async function loadWorkspace(ctx: Ctx, drawings: SceneDrawings, onKey: OnKey): Promise<void> {
  for (const room of ROOMS) await loadRoom(ctx, room, { drawings, onKey });
}
