/** What the editor says while somebody writes. */
import { say } from '../../../platform/i18n/say.ts'

/** After a paste of which something stayed away. */
export const pasteWords = {
  leftOut: say('بقي خارج النصّ', 'Left out of the text'),
  pictures: say('صور', 'pictures'),
  struck: say('نصّ مشطوب أو محذوف', 'struck or deleted text'),
  emptyLines: say('أسطر فارغة', 'empty lines'),
  comma: say('، ', ', '),
  addPictures: say(
    'أضف الصور من المكتبة: اكتب / ثمّ «صورة».',
    'Add pictures from the library: type / and “picture”.',
  ),
}

/** Beside the text. */
export const besideWords = {
  title: say('عن النصّ', 'About the text'),
  words: say('الكلمات', 'Words'),
  characters: say('الحروف', 'Characters'),
  reading: say('زمن القراءة', 'Reading time'),
  outline: say('عناوينه', 'Its headings'),
  none: say('لا عناوين فيه بعد.', 'It has no headings yet.'),
  noWords: say('عنوان بلا كلمات', 'A heading without words'),
  skipped: say(
    'قبله مستوى ناقص: اجعله أعلى بدرجة أو أضف ما بينهما.',
    'A level is missing before it: raise it by one, or add what comes between.',
  ),
}
