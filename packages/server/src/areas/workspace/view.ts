import { JoinStatus, RECORD_WORDS } from '@portal/contract/areas/workspace/kinds';
import type { MemberRow, RequestRow, RoomInfo, RoomRow } from '@portal/contract/areas/workspace/shapes';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { listMembers, listRequests } from './queries/members.ts';
import type { ListedRoom, listRecord, RoomDetails } from './queries/rooms.ts';

type RowOf<Query extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];
type PersonRecord = Pick<RowOf<typeof listMembers>, 'user_id' | 'user_name' | 'dept_name' | 'position' | 'photo_name'>;

/** A user as rooms show them. */
export const viewPerson = (person: PersonRecord) => ({
  userId: person.user_id,
  userName: person.user_name,
  deptName: person.dept_name,
  positionName: person.position,
  photoName: person.photo_name,
});

const joinStatusOf = (room: ListedRoom): JoinStatus =>
  room.is_admin === null ? (room.status ?? JoinStatus.None) : JoinStatus.Member;

/** One row of a list of rooms. */
export const viewListed = (room: ListedRoom): RoomRow => ({
  projectId: room.id,
  name: room.name,
  description: room.description,
  color: room.color,
  homeTabType: room.home_tab,
  adminApprovalYn: toYesNo(room.needs_approval),
  archivedYn: toYesNo(room.archived_at !== null),
  joinStatus: joinStatusOf(room),
  adminYn: toYesNo(room.is_admin ?? false),
  memberCount: room.member_count,
  memberNames: room.first_names,
  lastEntryDtm: room.last_entry_at ? seoulTime(room.last_entry_at) : '',
  newCount: room.new_count,
  requestCount: room.request_count,
});

/** A room with its settings. */
export const viewRoom = (room: RoomDetails): RoomInfo => ({
  projectId: room.id,
  name: room.name,
  description: room.description,
  color: room.color,
  homeTabType: room.home_tab,
  adminApprovalYn: toYesNo(room.needs_approval),
  createPost: room.create_post,
  editPost: room.edit_post,
  viewPost: room.view_post,
  createComment: room.create_comment,
  viewFile: room.view_file,
  downloadFile: room.download_file,
  archivedYn: toYesNo(room.archived_at !== null),
  adminYn: toYesNo(room.is_admin),
  adminCount: room.admin_count,
  memberCount: room.member_count,
  requestCount: room.request_count,
  alarmMode: room.alarm_mode,
  version: room.version,
  changeNo: room.change_no,
});

type MemberRecord = PersonRecord & { joinStatus: JoinStatus; is_admin: boolean; since: Date };

/** One member or invited user of a room. */
export const viewMember = ({ joinStatus, is_admin, since, ...person }: MemberRecord): MemberRow => ({
  ...viewPerson(person),
  joinStatus,
  adminYn: toYesNo(is_admin),
  createdDtm: seoulTime(since),
});

/** One waiting request. */
export const viewRequest = (request: RowOf<typeof listRequests>): RequestRow => ({
  ...viewPerson(request),
  projectId: request.room_id,
  projectName: request.room_name,
  createdDtm: seoulTime(request.created_at),
});

/** One line of the record of a room. */
export const viewRecord = (line: RowOf<typeof listRecord>) => ({
  recordId: line.id,
  userId: line.user_id,
  userName: line.user_name,
  action: RECORD_WORDS[line.action],
  detail: line.detail,
  createdDtm: seoulTime(line.created_at),
});
