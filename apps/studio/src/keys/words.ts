/** What the studio says of keys for other systems, and of the API that they open. */
import type { ApiScope } from '@wajiha/contract/public-api'
import { type Said, say } from '../platform/i18n/say.ts'

export const scopeWords = {
  'leads:create': ['يسلّم عملاء محتملين', 'Hands over leads'],
  'content:read': ['يقرأ المحتوى المنشور', 'Reads published content'],
  'links:read': ['يقرأ الروابط القصيرة', 'Reads short links'],
} as const satisfies Record<ApiScope, readonly [string, string]>

export const keyWords = {
  key: say('المفتاح', 'Key'),
  afterSaving: say('احفظ أوّلًا، ثمّ يُصنع المفتاح هنا', 'Save first; the key is made here afterwards'),
  never: say('لم يُصنع المفتاح بعد. يُعرض مرّةً واحدة.', 'The key was not made yet. It is shown once.'),
  make: say('اصنع المفتاح', 'Make the key'),
  keep: say(
    'انسخه الآن إلى النظام الآخر؛ لن تراه هنا مرّةً أخرى.',
    'Copy it into the other system now; you will not see it here again.',
  ),
  made: say('بداية المفتاح:', 'The key begins with'),
  lost: say(
    'إن ضاع فألغه واصنع غيره.',
    'If it is lost or seen by others, revoke it and make another.',
  ),
  revoke: say('ألغِ المفتاح', 'Revoke the key'),
  revoked: say(
    'أُلغي هذا المفتاح، ولم يعد يفتح شيئًا.',
    'This key is revoked; no request with it is answered.',
  ),
  alreadyMade: say(
    'صُنع هذا المفتاح من قبل وعُرض. ألغه واصنع غيره.',
    'This key was made and shown before. Revoke it and make another.',
  ),
  alreadyRevoked: say('هذا المفتاح ملغًى. اصنع غيره.', 'This key is revoked. Make another.'),
} as const satisfies Record<string, Said>

export const wayWords = {
  ways: say('المفاتيح ووصف الواجهة', 'Keys and the description'),
  keys: say('المفاتيح', 'Keys'),
  guide: say('وصف الواجهة', 'Description'),
} as const satisfies Record<string, Said>
