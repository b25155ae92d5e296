/** Words that Payload and its parts write in English into every language, and names that they leave out. */
import { type Said, say } from './say.ts'

/** What is written, in the words of both languages; `alt+T` and the like stay. */
export const hardCoded: Record<string, string> = {
  'Add Column': 'إضافة عمود',
  'Add Row': 'إضافة سطر',
  'Add block': 'إضافة كتلة',
  'Create Table': 'إنشاء جدول',
  'Copy URL': 'نسخ العنوان',
  'Close toast': 'إغلاق الإشعار',
  'Clear Value': 'مسح القيمة',
  'Delete column': 'حذف العمود',
  'Delete row': 'حذف السطر',
  'Delete table': 'حذف الجدول',
  'Drag to move': 'اسحب للنقل',
  'Edit link': 'تعديل الرابط',
  'Insert Paragraph': 'إضافة فقرة',
  'Merge cells': 'دمج الخلايا',
  'Notifications alt+T': 'الإشعارات alt+T',
  'Remove Block': 'حذف الكتلة',
  'Remove link': 'إزالة الرابط',
  'Toggle First Column Freeze': 'تثبيت العمود الأوّل أو تركه',
  'Toggle Row Striping': 'تخطيط الأسطر أو تركه',
  'Unmerge cells': 'فصل الخلايا',
  'Loading...': 'جارٍ التحميل…',
  'No columns selected': 'لم تُختر أعمدة',
  'No group by selected': 'بلا تجميع',
  'Something went wrong:': 'حدث خطأ:',
  'add dropdown': 'إضافة',
  'blocks dropdown': 'الكتل',
  'text dropdown': 'نوع النصّ',
  'align dropdown': 'المحاذاة',
  'select-all': 'تحديد الكلّ',
  'Thumbnail URL': 'رابط المصغّرة',
  'MIME Type': 'نوع الملفّ',
  thumb: 'المصغّرة',
  ID: 'المعرّف',
  URL: 'الرابط',
  Columns: 'الأعمدة',
  Rows: 'الأسطر',
  Table: 'جدول',
  Time: 'الوقت',
  'Previous Month': 'الشهر السابق',
  'Next Month': 'الشهر التالي',
  Title: 'العنوان',
  'Is Shared': 'مشترك',
  Filters: 'التصفية',
  'Group By': 'التجميع',
}

/** The same with something after the words that is not theirs: `Edit Arabic`. */
export const hardCodedBefore: Record<string, string> = { 'Edit ': 'تعديل ', 'Remove ': 'إزالة ' }

/** The same with a number within; `$1` is that number. */
export const hardCodedCounts: readonly (readonly [words: RegExp, arabic: string])[] = [
  [/^Successfully saved (\d+) files$/, 'عدد ما حُفظ من الملفّات: $1'],
  [/^Failed to save (\d+) files$/, 'عدد ما تعذّر حفظه من الملفّات: $1'],
]

/** Where those words stand as text of the page, and no person's text can stand. */
export const platformText = [
  '.drawer__header',
  '.pill-selector',
  '.copy-to-clipboard',
  '[data-sonner-toast]',
  '.table-action-menu-dropdown',
  '.toolbar-popup__dropdown-items',
  '.slash-menu-popup',
  '.react-datepicker',
  '.field-label',
  '.rich-text-lexical__error',
  '.table__empty',
  '[data-testid^=field-error]',
].join(',')

/** Controls that bear a drawing and no name. The first that fits gives it. */
export const unnamed: readonly (readonly [selector: string, name: Said])[] = [
  ['.dashboard-breadcrumb-select input', say('اللوحة وترتيبها', 'The dashboard and its order')],
  ['.step-nav__home', say('اللوحة', 'Dashboard')],
  ['#action-save-popup .popup-button', say('خيارات النشر', 'Ways to publish')],
  ['.popup-button', say('خيارات أكثر', 'More options')],
  ['.clickable-arrow--left', say('الصفحة السابقة', 'Previous page')],
  ['.clickable-arrow--right', say('الصفحة التالية', 'Next page')],
  ['.dropdown-indicator', say('فتح القائمة', 'Open the list')],
  ['.clear-indicator', say('مسح الاختيار', 'Clear the choice')],
  ['.upload-relationship-details__edit', say('تعديل الملفّ', 'Edit the file')],
  ['.upload-relationship-details__remove', say('إزالة الملفّ', 'Remove the file')],
  ['.file-details__remove', say('إزالة الملفّ', 'Remove the file')],
  ['.date-time-picker__clear-button', say('مسح التاريخ', 'Clear the date')],
  ['.toolbar-popup__button-indentDecrease', say('تقليل الإزاحة', 'Decrease indent')],
  ['.toolbar-popup__button-indentIncrease', say('زيادة الإزاحة', 'Increase indent')],
  ['.toolbar-popup__button-bold', say('عريض', 'Bold')],
  ['.toolbar-popup__button-inlineCode', say('شيفرة في السطر', 'Inline code')],
  ['.toolbar-popup__button-link', say('رابط', 'Link')],
  ['.section-title__input', say('اسم الكتلة', 'Name of the block')],
  ['.select-row input', say('تحديد هذا السطر', 'Select this row')],
  ['.array-actions__button', say('خيارات البند', 'Options of the item')],
  ['.collapsible__toggle', say('طيّ أو فتح', 'Fold or unfold')],
  ['.relationship-add-new__add-button', say('إضافة جديد', 'Add new')],
  ['.relationship--single-value__drawer-toggler', say('تعديل المختار', 'Edit the chosen one')],
  ['.relationship--multi-value-label__drawer-toggler', say('تعديل المختار', 'Edit the chosen one')],
  ['.rs__multi-value__remove', say('إزالة', 'Remove')],
  ['.thumbnail-card', say('فتح الصورة', 'Open the picture')],
]

/** The marks of a field that each language has of its own. */
export const localeMarks: Record<string, Said> = {
  ar: say('بالعربيّة', 'Arabic'),
  en: say('بالإنجليزيّة', 'English'),
}
