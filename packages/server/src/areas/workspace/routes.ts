import type { workspaceCalls } from '@portal/contract/areas/workspace/calls';
import type { Routes } from '#http/handler-types.ts';
import { addAdmin, leave, removeAdmin, removeMember, setAlarms, takeOver } from './change-members.ts';
import { approve, cancelInvite, invite, join, refuseRequest, withdraw } from './join.ts';
import { list, listMembers, listRecord, listRequests, listSide, listStaff, read } from './read-rooms.ts';
import { add, archive, edit, remove } from './save-room.ts';

/** The handlers of the calls of rooms. */
export const workspaceRoutes: Routes<typeof workspaceCalls> = {
  listSide,
  add,
  list,
  read,
  edit,
  archive,
  remove,
  join,
  withdraw,
  listRequests,
  approve,
  refuse: refuseRequest,
  invite,
  cancelInvite,
  listMembers,
  listStaff,
  addAdmin,
  removeAdmin,
  removeMember,
  leave,
  takeOver,
  setAlarms,
  listRecord,
};
