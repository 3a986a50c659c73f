/** What a script of package.json takes, and what it does, in Markdown as seen from docs/. */
type Script = { takes?: string; does: string };

/** The scripts of package.json by the sections of docs/commands.md. Those of bench/ are explained there. */
export const REPOSITORY_COMMANDS: Readonly<Record<string, Readonly<Record<string, Script>>>> = {
  'Run and build': {
    start: {
      does:
        'Installs what is missing, builds what is stale, migrates, and serves. With the default ' +
        '[settings](settings.md) it loads the demonstration data and prints the address and the accounts.',
    },
    dev: {
      does:
        'Serves the page with hot reload and restarts the server on every change, both at one address. It builds ' +
        'nothing.',
    },
    portal: {
      takes: '-- <command>',
      does: 'Installs and builds in the same way, and runs one of the commands above.',
    },
    build: { does: 'Installs what is missing and builds what is stale.' },
    release: {
      takes: '[-- <folder>]',
      does:
        'Builds, and makes a folder that runs the portal with Node alone: no sources, tools or tests. Without a folder ' +
        'it makes the release of the present version: an archive with its checksum in `release/`, and the tag. It ' +
        'refuses uncommitted changes, a changelog that does not begin with the version, and a known grave hole ' +
        '(`-- --without-audit` does not ask).',
    },
  },
  Check: {
    test: {
      does:
        'Runs every check; the last line is `N passed, N failed`. `-- --only lint,types` runs some of them, by the ' +
        'names in [CONTRIBUTING](../CONTRIBUTING.md#the-checks).',
    },
    typecheck: { does: 'Checks the types of what changed since the last time.' },
    lint: { does: 'Checks format and lint rules.' },
    format: { does: 'Writes the format that `lint` asks for, and what it can repair.' },
    'test:server': { does: 'Runs the tests of the contract and the server.' },
    'test:browser': {
      does: 'Runs the flows in Chromium, against the portal of `PORTAL_URL` when that is set.',
    },
    'try:deploy': {
      does:
        'Runs two portals behind haproxy and PgBouncer on this machine, under load, while tables get columns, one ' +
        'leaves, both become another version and return, one is killed, and the database restarts. Then it runs ' +
        '`try:containers`.',
    },
    'try:containers': {
      takes: '[-- --pull]',
      does:
        'Carries `compose.yaml` of the root through podman: from an empty folder to a signed-in page, a restart, ' +
        'another version, a restore; then that of `deploy/` to a signed-in account. Without `--pull` it makes ' +
        'stand-ins for the images of a registry. It needs Linux, root and a network.',
    },
    audit: {
      does:
        'Asks the registry for known holes of all packages, and ends with 1 for a grave one in a package that runs ' +
        '([dependencies](dependencies.md#updates)).',
    },
    'try:install': {
      takes: '[-- <folder>]',
      does:
        'Follows the page of operations word for word, with real accounts, folders, systemd and proxy, to a ' +
        'signed-in page, a backup and an upgrade. It does so on a copy of this machine that is gone afterwards, or ' +
        'of the system in the folder, such as `/srv/trixie`. It needs Linux, root and a network.',
    },
    sqlmap: {
      takes: '[-- <call> …]',
      does:
        'Looks for SQL injection, with a real session, on a portal of its own or on the one of `PORTAL_URL`. It ' +
        "needs Debian's package `sqlmap`.",
    },
  },
  'Write what is committed': {
    docs: {
      does: 'Writes the pages of `docs/` that are generated, this one among them.',
    },
    screenshots: {
      does:
        'Takes the pictures of the README and the guide anew. It also takes every screen at 1440, 1280, 1024 and 360 ' +
        'px in both themes into `screens/`, which is not committed. It needs Chromium.',
    },
    icons: { does: 'Draws the icons of the installed app from `favicon.svg`. It needs Chromium.' },
    font: {
      does: 'Cuts the typeface to the characters of the interface and of the demonstration data.',
    },
  },
};
