/** What may be wrong in an entry by hand, in the colleague's words, by field. */
import type { FieldErrors } from '@wajiha/contract/forms'
import { type Said, say } from '../../platform/i18n/say.ts'

export const entryMistakes = {
  'name.missing': say('اكتب الاسم', 'Write the name'),
  'name.invalid': say('ليس هذا اسم شخص', 'This is not a person’s name'),
  'phone.or_email': say(
    'اكتب هاتفًا أو بريدًا، ليُجاب صاحبه',
    'Write a telephone number or an e-mail, so that they can be answered',
  ),
  'phone.invalid': say('ليس هذا رقم هاتف', 'This is not a telephone number'),
  'email.invalid': say('ليس هذا عنوان بريد', 'This is not an e-mail address'),
  'company.too_long': say('اسم الجهة طويل', 'The company’s name is too long'),
  'message.invalid': say(
    'اكتب ما قيل في عشرة أحرف فأكثر',
    'Write what was said, in ten letters or more',
  ),
  'message.too_long': say(
    'اكتب ما قيل في ثلاثة آلاف حرف على الأكثر',
    'Write what was said, in 3,000 letters at most',
  ),
  'way.missing': say('اختر كيف وصل إلينا', 'Choose how they reached us'),
  'basis.missing': say('اختر بأيّ سند نراسله', 'Choose on what basis we write to them'),
  'reference.unknown': say(
    'لا نعرف هذا المرجع. اكتب الأحرف الأربعة كما جاءت في أوّل المحادثة، مثل ‎#K7Q2',
    'This reference is unknown. Type the four characters as the chat’s first message has them, such as #K7Q2',
  ),
  wrong: say('لا تصحّ هذه القيمة', 'This value is not right'),
} as const satisfies Record<string, Said>

export type EntryMistakes = Record<string, Said>

/** @param fields codes by field, as the contract gives them. */
export const mistakesOf = (fields: FieldErrors): EntryMistakes =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [code = ''] = []]) => [name, sentenceOf(code)]),
  )

const sentenceOf = (code: string): Said =>
  Object.hasOwn(entryMistakes, code)
    ? entryMistakes[code as keyof typeof entryMistakes]
    : entryMistakes.wrong
