import { addNotice, type NoticePrefix, noticeFields, readNotice, sendForm } from '#test-kit/factories/notice.ts';
import type { MakeRequest, PermissionFixture } from '../fixture.ts';

type Requests = Readonly<Record<string, MakeRequest>>;

const nothing: MakeRequest = () => ({});

/** Adds a notice to a board with one attached picture. Returns its id and the picture's stored name. */
async function notice({ portal, picture }: PermissionFixture, prefix: NoticePrefix) {
  const files = [{ name: '배치도.png', content: picture }];
  const NoticeId = await addNotice(portal, {}, { prefix, files });
  const fileName = (await readNotice(portal, NoticeId, 'sales1', prefix))?.attachments[0]?.fileName ?? '';
  return { NoticeId, fileName };
}

const boardRequests = (prefix: NoticePrefix): Requests => {
  const one: MakeRequest = async ({ portal }) => ({ body: { NoticeId: await addNotice(portal, {}, { prefix }) } });
  const file: MakeRequest = async (stage) => ({ body: { fileName: (await notice(stage, prefix)).fileName } });
  const picture: MakeRequest = (stage) => ({ parts: [{ field: 'files', name: '그림.png', content: stage.picture }] });
  const requests: Requests = {
    'all-notice-list': nothing,
    'all-fix-notice-list': nothing,
    'notice-info': one,
    'notice-add': () => ({ body: noticeFields() }),
    'notice-edit': async ({ portal }) => {
      const NoticeId = await addNotice(portal, {}, { prefix });
      const reasons = JSON.stringify([{ ItemName: '제목', Reason: '오타' }]);
      return { body: noticeFields({ NoticeId, NoticeSubject: '새 제목', NoticeChangeReasons: reasons }) };
    },
    'notice-delete': one,
    'notice-no-delete': async ({ portal }) => {
      const NoticeId = await addNotice(portal, {}, { prefix });
      await portal.call(`${prefix}/notice-delete`, { NoticeId }, { as: 'sales1' });
      return { body: { UserId: NoticeId } };
    },
    'notice-image-upload': picture,
    'notice-file-upload': picture,
    'download-file': file,
    'show-file': file,
    'download-archive': async (stage) => ({ body: { NoticeId: (await notice(stage, prefix)).NoticeId } }),
    'notice-reader-list': one,
    'notice-reader-group-list': one,
    'notice-remind': one,
  };
  return Object.fromEntries(Object.entries(requests).map(([name, make]) => [`${prefix}/${name}`, make]));
};

/** Requests of both boards, and of the calls that both share. */
export const noticeRequests: Requests = {
  ...boardRequests('Notice'),
  ...boardRequests('MizeNotice'),
  'NoticeCategory/notice-category-list': nothing,
  'MizeNoticeCategory/notice-category-list': nothing,
  'Notice/notice-board-info': async ({ portal }) => ({ body: { NoticeId: await addNotice(portal) } }),
  'Notice/notice-landing-list': nothing,
  '/uploads/Notice/{name}': async ({ portal, picture }) => {
    const files = [{ name: '그림.png', content: picture }];
    const { body } = await sendForm(portal, 'Notice/notice-image-upload', { files, as: 'sales1' });
    const src: string = body.imageUrls[0];
    await addNotice(portal, { NoticeContent: `<p>글</p><img src="${src}">` });
    return { placeholder: src.replace('/uploads/Notice/', '') };
  },
};
