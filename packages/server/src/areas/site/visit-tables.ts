import type { Generated, Insertable, JSONColumnType, Updateable } from 'kysely';

/** A day on which the crew of an award came to the site. One row a day; names go with the project's personal data. */
export type SiteVisitTable = {
  id: Generated<number>;
  award_id: number;
  /** The day in Seoul by the server's clock. */
  day: string;
  /** The id that the device made for the arrival. */
  entry_id: string;
  /** Who registered the arrival; null once the personal data of the project is blanked. */
  user_id: string | null;
  headcount: number;
  /** The safety points that were ticked, as they read then. */
  points: JSONColumnType<string[], string, string>;
  arrived_at: Date;
  /** What the clock of the device said. */
  arrived_device_at: Date | null;
  left_at: Date | null;
  left_device_at: Date | null;
  left_user_id: string | null;
  /** Whether the crew comes tomorrow too; null until it left. */
  tomorrow: boolean | null;
};

export type NewVisit = Insertable<SiteVisitTable>;
export type VisitChanges = Updateable<SiteVisitTable>;

/** Tables that this area alone writes. */
export type SiteVisitTables = { site_visit: SiteVisitTable };
