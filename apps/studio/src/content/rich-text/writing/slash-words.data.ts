/**
 * What people call the parts of a text when they look for one by «/», in both languages; by the key that
 * Payload's menu knows the part by. The labels of the menu are found by themselves.
 */
export const slashWords: Record<string, readonly string[]> = {
  paragraph: ['فقرة', 'نصّ', 'عادي', 'paragraph', 'text'],
  'heading-2': ['عنوان', 'عنوان رئيسي', 'قسم', 'heading', 'title', 'section'],
  'heading-3': ['عنوان', 'عنوان فرعي', 'heading', 'subheading'],
  'heading-4': ['عنوان', 'عنوان صغير', 'heading', 'subheading'],
  unorderedList: ['قائمة', 'نقاط', 'تعداد', 'list', 'bullets', 'points'],
  orderedList: ['قائمة مرقمة', 'مرقمة', 'أرقام', 'ترقيم', 'list', 'numbers', 'numbered'],
  blockquote: ['اقتباس', 'قول', 'شاهد', 'quote', 'quotation', 'blockquote'],
  horizontalRule: ['خط', 'فاصل', 'خط فاصل', 'line', 'divider', 'rule'],
  upload: ['صورة', 'صور', 'رفع', 'لقطة', 'picture', 'image', 'photo', 'upload'],
  table: ['جدول', 'خانات', 'table', 'grid'],
  'block-code': ['شيفرة', 'كود', 'برمجة', 'code', 'listing', 'snippet'],
  'block-callout': ['تنبيه', 'ملاحظة', 'تحذير', 'نصيحة', 'callout', 'note', 'warning', 'tip'],
  'block-gallery': ['معرض', 'معرض صور', 'صور', 'gallery', 'pictures', 'images'],
  'block-video': ['فيديو', 'مقطع', 'مرئي', 'يوتيوب', 'فيميو', 'video', 'youtube', 'vimeo'],
  'block-embed': ['تضمين', 'خريطة', 'فيغما', 'سبوتيفاي', 'embed', 'map', 'figma', 'codepen'],
  'block-call': ['دعوة', 'زر', 'إجراء', 'call', 'button', 'action'],
  'block-form': ['نموذج', 'استمارة', 'اشتراك', 'تواصل', 'form', 'subscribe', 'contact'],
  'block-project': ['عمل', 'مشروع', 'أعمال', 'project', 'work', 'case'],
  'block-download': ['ملفّ', 'تنزيل', 'تحميل', 'download', 'file', 'attachment'],
  'block-questions': ['أسئلة', 'أجوبة', 'سؤال', 'questions', 'answers', 'faq'],
}
