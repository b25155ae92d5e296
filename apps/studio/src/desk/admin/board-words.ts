/** Words of the board's own: filters, many at once, taking back, keys. */
import { say } from '../../platform/i18n/say.ts'

export const boardWords = {
  filters: say('رشّح', 'Filter'),
  all: say('الكلّ', 'Everybody'),
  mine: say('ما أتولّاه', 'Mine'),
  none: say('بلا مسؤول', 'Nobody’s'),
  tag: say('الوسم', 'Tag'),
  anyTag: say('كلّ الوسوم', 'All tags'),
  show: say('اعرض', 'Show'),
  saved: say('مرشّحاتي', 'My filters'),
  saveAs: say('احفظ هذا المرشّح', 'Save this filter'),
  name: say('اسمه', 'Its name'),
  forget: say('احذف المرشّح', 'Delete the filter'),
  choose: say('اختر', 'Choose'),
  chosen: say('المختار', 'Chosen'),
  assign: say('أسنده إلى…', 'Assign to…'),
  stage: say('انقل إلى…', 'Move to…'),
  addTag: say('أضف وسمًا', 'Add a tag'),
  add: say('أضف', 'Add'),
  leave: say('ألغ الاختيار', 'Choose none'),
  undo: say('تراجع عن آخر فعل', 'Undo the last action'),
  undone: say('رجع كما كان', 'It is as it was'),
  done: say('تمّ', 'Done'),
  refused: say('لم يتغيّر', 'Unchanged'),
  comma: say('، ', ', '),
  keys: say(
    'الأسهم تنتقل بين البطاقات، وEnter يفتح، والمسافة تختار، وShift مع السهم ينقل إلى المرحلة المجاورة، وCtrl+Z يتراجع.',
    'Arrows walk between the cards, Enter opens, Space chooses, Shift and an arrow move to the next stage, Ctrl+Z takes back.',
  ),
} as const
