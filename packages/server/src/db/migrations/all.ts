import type { Migration } from 'kysely';
import * as people from './0001-people.ts';
import * as menus from './0002-menus.ts';
import * as lookups from './0003-lookups.ts';
import * as files from './0004-files.ts';
import * as outsourcedProjects from './0005-outsourced-projects.ts';
import * as comments from './0006-comments.ts';
import * as orders from './0007-orders.ts';
import * as internalProjects from './0008-internal-projects.ts';
import * as repeatKeys from './0009-repeat-keys.ts';
import * as acceptances from './0010-acceptances.ts';
import * as signInAddresses from './0011-sign-in-addresses.ts';
import * as waitingWork from './0012-waiting-work.ts';
import * as peopleRecords from './0013-people-records.ts';
import * as referenceData from './0014-reference-data.ts';
import * as referenceMenus from './0015-reference-menus.ts';
import * as notices from './0016-notices.ts';
import * as ticketsAndEvents from './0017-tickets-and-events.ts';
import * as workspace from './0018-workspace.ts';
import * as keptLogs from './0020-kept-logs.ts';
import * as retention from './0021-retention.ts';
import * as secondFactor from './0022-second-factor.ts';
import * as allowances from './0023-allowances.ts';
import * as nameEdition from './0024-name-edition.ts';
import * as termMaps from './0025-term-maps.ts';
import * as keptSums from './0026-kept-sums.ts';
import * as narrowedTasks from './0027-narrowed-tasks.ts';
import * as orderedMaps from './0028-ordered-maps.ts';
import * as partsBesideProjects from './0029-parts-beside-projects.ts';
import * as storedBytes from './0030-stored-bytes.ts';
import * as passwordsToChange from './0031-passwords-to-change.ts';
import * as factorSetUp from './0032-factor-set-up.ts';
import * as entryExcerpts from './0033-entry-excerpts.ts';
import * as plainLists from './0034-plain-lists.ts';

/** Every migration in order. A merged one is frozen; changes come as a new one. */
export const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-menus': menus,
  '0003-lookups': lookups,
  '0004-files': files,
  '0005-outsourced-projects': outsourcedProjects,
  '0006-comments': comments,
  '0007-orders': orders,
  '0008-internal-projects': internalProjects,
  '0009-repeat-keys': repeatKeys,
  '0010-acceptances': acceptances,
  '0011-sign-in-addresses': signInAddresses,
  '0012-waiting-work': waitingWork,
  '0013-people-records': peopleRecords,
  '0014-reference-data': referenceData,
  '0015-reference-menus': referenceMenus,
  '0016-notices': notices,
  '0017-tickets-and-events': ticketsAndEvents,
  '0018-workspace': workspace,
  '0020-kept-logs': keptLogs,
  '0021-retention': retention,
  '0022-second-factor': secondFactor,
  '0023-allowances': allowances,
  '0024-name-edition': nameEdition,
  '0025-term-maps': termMaps,
  '0026-kept-sums': keptSums,
  '0027-narrowed-tasks': narrowedTasks,
  '0028-ordered-maps': orderedMaps,
  '0029-parts-beside-projects': partsBesideProjects,
  '0030-stored-bytes': storedBytes,
  '0031-passwords-to-change': passwordsToChange,
  '0032-factor-set-up': factorSetUp,
  '0033-entry-excerpts': entryExcerpts,
  '0034-plain-lists': plainLists,
};
