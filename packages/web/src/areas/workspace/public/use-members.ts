import { JoinStatus } from '@portal/contract/areas/workspace/kinds';
import type { MemberRow } from '@portal/contract/areas/workspace/shapes';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../api.ts';

const joinedOf = (people: MemberRow[]): MemberRow[] =>
  people.filter(({ joinStatus }) => joinStatus === JoinStatus.Member);

/** The members of a room without invited people, empty until they are loaded. */
export const useMembers = (projectId: number): readonly MemberRow[] =>
  useQuery({ ...membersQuery(projectId), select: joinedOf }).data ?? [];
