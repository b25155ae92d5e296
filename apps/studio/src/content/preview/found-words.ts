/** What stands beside a form about how its page is found and shared. */
import { type Said, say } from '../../platform/i18n/say.ts'

export const foundWords = {
  title: say('في البحث والمشاركة', 'In search and when shared'),
  language: say('اللغة', 'Language'),
  notYet: say(
    'تظهر نتيجة البحث بعد أوّل حفظ.',
    'The search result stands here after the first save.',
  ),
  asking: say('تُجهَّز نتيجة البحث…', 'Preparing the search result…'),
  incomplete: say(
    'لا صفحة بهذه اللغة بعد: أكمل ما يلزمها لتظهر نتيجتها هنا.',
    'There is no page in this language yet: fill in what it needs to see its result here.',
  ),
  away: say('لم يُجب الموقع. أعد المحاولة.', 'The site does not answer. Please try again.'),
  again: say('أعد المحاولة', 'Try again'),
  titleCount: say('العنوان', 'Title'),
  descriptionCount: say('الوصف', 'Description'),
  signs: say('حرفًا', 'characters'),
  of: say('من', 'of'),
  pageTitle: say('من عنوان الصفحة', 'from the page’s title'),
  pageDescription: say('من كلمات الصفحة', 'from the page’s own words'),
  titleLong: say(
    'أطول ممّا تعرضه النتائج، فيُقتطع آخره.',
    'Longer than results show: its end is cut off.',
  ),
  titleShort: say('قصير: قل فيه ما الصفحة ولمن هي.', 'Short: say what the page is and for whom.'),
  descriptionLong: say(
    'أطول ممّا تعرضه النتائج، فيُقتطع آخره.',
    'Longer than results show: its end is cut off.',
  ),
  descriptionShort: say(
    'قصير: جملتان تقولان ما يجده القارئ أنفع.',
    'Short: two sentences on what readers find would do more.',
  ),
  descriptionMissing: say(
    'لا وصف لهذه الصفحة، فيظهر وصف الوكالة مكانه.',
    'This page has no description; the agency’s stands in its place.',
  ),
  hidden: say('هذه الصفحة مخفيّة عن محرّكات البحث.', 'This page is hidden from search engines.'),
  picture: say('صورة المشاركة', 'Picture when shared'),
  isDrawn: say('يرسمها الموقع من العنوان', 'drawn by the site from the title'),
  isChosen: say('مختارة', 'chosen'),
  noPicture: say('لم تُرسم الصورة هذه المرّة.', 'The picture could not be drawn this time.'),
} as const satisfies Record<string, Said>
