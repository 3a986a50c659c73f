import { z } from 'zod';
import { explained } from '../explained.ts';
import { wholeField } from '../fields.ts';

/** In megabytes. At most a terabyte, so that sums stay safe integers. */
const quota = wholeField({ least: 1, most: 1_048_576 }).default(20_480);

/** Where files are stored, and how many. */
export const fileSettings = {
  STORAGE_URL: explained(z.string().default('file:'), [
    '`file:` is the folder `files` in `DATA_DIR`, `file:///some/folder` is another folder.',
    '`s3://bucket/prefix` is an object store, which reads the `AWS_*` variables below.',
  ]),
  USER_QUOTA_MB: explained(quota, [
    'Megabytes of stored files that one user may have uploaded, from 1 to 1,048,576.',
    'A file also counts while no record uses it, because its form was not saved or because it was removed from there.',
    'Once an hour the portal deletes such files that were uploaded more than a day ago.',
  ]),
  ROOM_QUOTA_MB: explained(quota, [
    'Megabytes of stored files that one room of the workspace may have, counted in the same way.',
  ]),
};

/** The variables of AWS that the object store of STORAGE_URL reads, and what docs/settings.md says of each. */
export const OBJECT_STORE_VARIABLES: Readonly<Record<string, string>> = {
  AWS_ENDPOINT_URL: 'The address of an object store other than that of AWS. The bucket becomes a part of the path.',
  AWS_ENDPOINT_URL_S3: 'The same, and preferred to `AWS_ENDPOINT_URL`.',
  AWS_REGION: 'The region. With an address of your own it is `us-east-1` unless it is set.',
  AWS_DEFAULT_REGION: 'With an address of your own, the region when `AWS_REGION` is not set.',
  AWS_ACCESS_KEY_ID: 'The access key. Without it the usual sources of the AWS SDK apply.',
  AWS_SECRET_ACCESS_KEY: 'The secret of the access key; both are set together.',
  AWS_SESSION_TOKEN: 'The token of a temporary access key.',
};
