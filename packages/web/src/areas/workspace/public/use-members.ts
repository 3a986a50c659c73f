import { JoinStatus } from '@portal/contract/areas/workspace/kinds';
import type { MemberRow } from '@portal/contract/areas/workspace/shapes';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../api.ts';

const joinedOf = (people: MemberRow[]): MemberRow[] =>
  people.filter(({ joinStatus }) => joinStatus === JoinStatus.Member);

/** The members of a room, without those who are only invited; none until they are known. */
export const useMembers = (projectId: number): readonly MemberRow[] =>
  useQuery({ ...membersQuery(projectId), select: joinedOf }).data ?? [];
