/** A name for each of the platform's dialogs, which bear the key that they are kept under. */
import { type Said, say } from '../i18n/say.ts'

export const dialogs = 'dialog, [role=dialog]'

/** For those without a heading, by a part of their key. The first that fits gives it. */
const named: readonly (readonly [key: RegExp, name: Said])[] = [
  [/discard-without-saving|leave-without-saving/, say('الخروج بلا حفظ', 'Leave without saving')],
  [/add-more-files/, say('إضافة ملفّات', 'Add files')],
  [/edit-.*-bulk-uploads/, say('تعديل الملفّات معًا', 'Edit the files together')],
  [/bulk-upload/, say('رفع ملفّات', 'Upload files')],
  [/preview-sizes/, say('مقاسات الصورة', 'Sizes of the picture')],
  [/edit-upload/, say('تعديل الصورة', 'Edit the picture')],
  [/list-drawer/, say('الاختيار من القائمة', 'Choose from the list')],
  [/doc-drawer/, say('تعديل مستند', 'Edit a document')],
  [/blocks?-drawer|lexical-blocks/, say('إضافة كتلة', 'Add a block')],
  [/lexical-rich-text-link|link-drawer/, say('الرابط', 'The link')],
  [/lexical-upload/, say('الصورة في النصّ', 'The picture in the text')],
  [/schedule-publish/, say('موعد النشر', 'When to publish')],
  [/copy-locale/, say('نسخ لغة إلى أخرى', 'Copy one language to the other')],
  [/duplicate/, say('تكرار', 'Duplicate')],
  [/un-?publish/, say('إلغاء النشر', 'Unpublish')],
  [/publish/, say('النشر', 'Publish')],
  [/revert|restore/, say('استعادة', 'Restore')],
  [/delete|empty-trash/, say('حذف', 'Delete')],
  [/edit-/, say('تعديل المختار معًا', 'Edit what is chosen')],
  [/api-key|generate-confirmation/, say('مفتاح الوصول', 'API key')],
  [/stay-logged-in/, say('البقاء داخل الاستوديو', 'Stay signed in')],
  [/document-locked|take-over/, say('يعمل عليه شخص آخر', 'Somebody else works on it')],
  [/stale-data/, say('تغيّر هذا بعد أن فتحته', 'This was changed since you opened it')],
  [/folder/, say('المجلّد', 'Folder')],
]

const other = say('نافذة', 'Window')

export const nameOfKey = (key: string): Said => named.find(([one]) => one.test(key))?.[1] ?? other

/** Its heading, where it has one; what it asks may come after it. */
export function nameDialog(dialog: Element, language: 'ar' | 'en'): void {
  const name = dialog.getAttribute('aria-label')
  const byKey = nameOfKey(dialog.id)[language]
  if (!name || (name !== dialog.id && name !== byKey)) return
  const heading = dialog.querySelector('h1, h2, h3')?.textContent?.trim()
  const words = heading || byKey
  if (words !== name) dialog.setAttribute('aria-label', words)
}
