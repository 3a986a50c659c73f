import { randomUUID } from 'node:crypto';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import sharp from 'sharp';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

const BOUNDARY = 'photo-boundary';

/** Fields of a photo to send; what is missing gets a value that is accepted. */
export type NewPhoto = {
  EntryId?: string;
  Label?: string;
  Caption?: string;
  PairEntryId?: string;
  TakenDtm?: string;
  TakenFrom?: string;
  picture?: Buffer;
};

/** A valid picture of one colour, so that its file is small. */
export const drawSmallPhoto = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();

const field = ([name, value]: [string, string]): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

/** Sends a photo of the site of an award. Returns status and body. */
export async function sendSitePhoto(portal: TestApp, AwardId: number, photo: NewPhoto, as: Person) {
  const { picture = await drawSmallPhoto(), ...given } = photo;
  const fields = { AwardId: String(AwardId), EntryId: randomUUID(), Label: 'D', Caption: '', ...given };
  const payload = Buffer.concat([
    ...Object.entries(fields).map(field),
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photo"; filename="IMG_0001.jpg"\r\n` +
        'content-type: image/jpeg\r\n\r\n',
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: await portal.cookieOf(as) };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/Site/photo-add', payload, headers });
  return { status: reply.statusCode, body: reply.json(), code: String(reply.json().code ?? '') };
}

/** Sends a photo, which must succeed. Returns its id. */
export async function addSitePhoto(portal: TestApp, AwardId: number, photo: NewPhoto, as: Person): Promise<number> {
  const { body } = await sendSitePhoto(portal, AwardId, photo, as);
  const photoId: unknown = body.data?.[0]?.photoId;
  if (typeof photoId !== 'number') throw new Error(`no photo: ${JSON.stringify(body)}`);
  return photoId;
}

/** The photos of a project as a user reads them. */
export async function sitePhotosOf(portal: TestApp, Id: number, as: Person): Promise<SitePhoto[]> {
  const reply = await portal.call('Site/photo-list', { Id }, { as });
  if (reply.status !== 200) throw new Error(`no photos: ${reply.raw}`);
  return reply.ok.data;
}
