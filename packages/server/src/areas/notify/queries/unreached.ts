import { usualChoice } from '@portal/contract/areas/notify/choices';
import type { UnreachedPerson } from '@portal/contract/areas/notify/delivery-calls';
import { NotifyKind, OUTSIDE_CHANNELS, type OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { UserType } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { supportsKind } from '../reached-choices.ts';

const KIND = NotifyKind.Change;

/**
 * The active users of the company that has a project, as far as changes reach them in the inbox alone. There are none
 * while the portal has no channel at all.
 */
export async function listUnreached({ db, senders }: Pick<Ctx, 'db' | 'senders'>, projectId: number) {
  const channels = OUTSIDE_CHANNELS.filter((channel) => supportsKind(senders, channel, KIND));
  if (channels.length === 0) return [];
  const reached = (channel: OutsideChannel) =>
    channels.includes(channel) ? (senders[channel]?.reaches ?? sql<boolean>`false`) : sql<boolean>`false`;
  const { rows } = await sql<UnreachedPerson>`
    select u.user_name as "userName", c.name as "companyName"
    from outsourced_project p
      join company c on c.id = p.choice_company_id
      join portal_user u on u.company_id = c.id and u.user_type = ${sql.lit(UserType.Partner)} and u.deleted_at is null
    where p.id = ${projectId} and not exists (
      select from unnest(${channels}::text[], ${channels.map((channel) => usualChoice(KIND, channel))}::text[])
          as offered (channel, usual)
        left join notify_choice chosen
          on chosen.user_id = u.user_id and chosen.kind = ${KIND} and chosen.channel = offered.channel
      where case coalesce(chosen.choice, offered.usual)
        when 'now' then case offered.channel
          when 'push' then ${reached('push')} when 'mail' then ${reached('mail')} else ${reached('talk')} end
        when 'digest' then ${reached('push')} or ${reached('mail')} else false end)
    order by u.user_name, u.user_id`.execute(db);
  return rows;
}
