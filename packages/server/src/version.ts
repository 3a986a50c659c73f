/** The version of the portal. It is the one of package.json and of the newest entry in CHANGELOG.md. */
export const VERSION = '1.6.0';
