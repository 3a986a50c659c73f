/** Comments (MSG-114 to MSG-118). */
export const commentMessages = {
  'comment.add.done': '댓글이 등록되었습니다.',
  'comment.add.failed': '댓글을 전송하는 도중 오류가 발생했습니다.',
  'comment.edit.done': '댓글이 수정되었습니다.',
  'comment.blank': '댓글 내용을 입력해주세요.',
  'comment.edit.failed': '댓글을 수정하는 도중 오류가 발생했습니다.',
  'comment.remove.confirm': '정말로 이 댓글을 삭제하시겠습니까?',
  'comment.remove.done': '댓글이 삭제되었습니다.',
  'comment.remove.failed': '댓글을 삭제하는 도중 오류가 발생했습니다.',
  'comment.reply.blank': '답글 내용 작성해주세요.',
  'comment.reply.failed': '답글을 전송하는 도중 오류가 발생했습니다.',
  'comment.deleted': '삭제된 댓글입니다.',
} as const;

/** Refusals of this area (refusals.md). */
export const commentRefusals = {
  COMMENT_DELETED: { status: 409, text: '이미 삭제된 댓글입니다.' },
  AUTO_COMMENT: { status: 409, text: '자동댓글은 수정하거나 삭제할 수 없습니다.' },
} as const;
