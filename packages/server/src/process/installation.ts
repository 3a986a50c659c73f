/** Where a portal runs: what its checks look at beside the database (D-371). */
export type Installation = {
  production: boolean;
  host: string;
  dataDir: string;
  /** The folder of the embedded database; undefined with a server. */
  databaseFolder: string | undefined;
  storageUrl: string;
  trustProxy: readonly string[];
  /** The address of the portal in browsers, '' when it is not set. */
  origin: string;
};

/** The settings that tell where a portal runs. */
type PlaceSettings = Pick<Installation, 'production' | 'host' | 'dataDir' | 'storageUrl' | 'trustProxy'> & {
  secondFactor: { origin: string };
};

/** Reads the place of a portal from its settings. */
export const installationOf = (config: PlaceSettings, databaseFolder: string | undefined): Installation => ({
  production: config.production,
  host: config.host,
  dataDir: config.dataDir,
  databaseFolder,
  storageUrl: config.storageUrl,
  trustProxy: config.trustProxy,
  origin: config.secondFactor.origin,
});

/** Since when nothing leaves by a channel, when it was tried last, and the reason that the service gave. */
export type SendFailure = { since: string; at: string; reason: string };

/** What one process noticed since it started. It is gone when the process ends. */
export type Observed = {
  /** Addresses that sent X-Forwarded-For without being trusted, a few of them. */
  forwardedFrom: Set<string>;
  /** Whether a request came through a trusted proxy. */
  sawProxy: boolean;
  /** Stored files without a row, of the last count in this process. */
  orphans: number | undefined;
  /** Channels by which nothing leaves at present: since when, and the reason that the service gave. */
  failingChannels: Map<string, SendFailure>;
  /** Failures by name of the job. */
  jobFailures: Map<string, number>;
  /** Open streams of live events. */
  liveStreams: number;
  /** Refused calls by code. */
  refusals: Map<string, number>;
};

/** What a process has noticed when it starts. */
export const noObservations = (): Observed => ({
  forwardedFrom: new Set(),
  sawProxy: false,
  orphans: undefined,
  failingChannels: new Map(),
  jobFailures: new Map(),
  liveStreams: 0,
  refusals: new Map(),
});

/** What a process tells the others of what it noticed (D-565). */
export type Noticed = {
  forwardedFrom: string[];
  sawProxy: boolean;
  jobFailures: [string, number][];
  failingChannels: [string, SendFailure][];
};

/** What other processes are told. */
export const noticedBy = ({ forwardedFrom, sawProxy, jobFailures, failingChannels }: Observed): Noticed => ({
  forwardedFrom: [...forwardedFrom],
  sawProxy,
  jobFailures: [...jobFailures],
  failingChannels: [...failingChannels],
});

/** What this process and others noticed together. The process itself is among the others, so nothing is added up. */
export const togetherWith = (own: Observed, others: readonly Partial<Noticed>[]): Observed => ({
  ...own,
  forwardedFrom: new Set([...own.forwardedFrom, ...others.flatMap(({ forwardedFrom = [] }) => forwardedFrom)]),
  sawProxy: own.sawProxy || others.some(({ sawProxy }) => sawProxy === true),
  jobFailures: new Map([...others.flatMap(({ jobFailures = [] }) => jobFailures), ...own.jobFailures]),
  failingChannels: new Map([...others.flatMap(({ failingChannels = [] }) => failingChannels), ...own.failingChannels]),
});
