/** What the page says that describes the API, in both languages; the programs' own words are its description's. */
import { type Said, say } from '../platform/i18n/say.ts'

export const guideWords = {
  title: say('الواجهة البرمجيّة', 'API for other systems'),
  intro: say(
    'بهذه العناوين تسلّم الأنظمة الأخرى عملاء محتملين وتقرأ المنشور من المحتوى والروابط. يأتي المفتاح مع كلّ طلب.',
    'By these addresses other systems hand over leads and read published content and links. A key comes with each request.',
  ),
  address: say('العنوان', 'Address'),
  document: say('الوصف الكامل للبرامج', 'The whole description, for programs'),
  scope: say('الإذن', 'Scope'),
  query: say('يقبل', 'Takes'),
  repeat: say(
    'أرسل مع كلّ عميل محتمل مفتاح تكرار من اختيارك: إن أُرسل مرّتين فهو عميل واحد، والجواب واحد.',
    'Send with each lead an Idempotency-Key of your choice: sent twice, it is one lead and one answer.',
  ),
  refusals: say('إن رُفض الطلب', 'When a request is refused'),
  refusalsIntro: say(
    'يقول الجواب ماذا حدث وما العمل، بالعربيّة أو بالإنجليزيّة كما تطلب الترويسة.',
    'The answer says what happened and what to do, in Arabic or English as the header asks.',
  ),
  status: say('الرمز', 'Status'),
  meaning: say('المعنى', 'Meaning'),
} as const satisfies Record<string, Said>

/** What each operation does; the description itself is in English, as programs' are. */
export const operationWords: Readonly<Record<string, Said>> = {
  createLead: say('سلّم عميلًا محتملًا', 'Hand over a lead'),
  listPages: say('صفحات الموقع', 'The site’s own pages'),
  readPage: say('صفحة واحدة', 'One page'),
  listBlockPages: say('صفحات من كتل', 'Pages made from blocks'),
  readBlockPage: say('صفحة واحدة من كتل', 'One page made from blocks'),
  listServices: say('الخدمات', 'Services'),
  readService: say('خدمة واحدة', 'One service'),
  listProjects: say('المشاريع', 'Projects'),
  readProject: say('مشروع واحد', 'One project'),
  listArticles: say('المقالات', 'Articles'),
  readArticle: say('مقالة واحدة', 'One article'),
  listJobs: say('الوظائف المفتوحة', 'Open jobs'),
  readJob: say('وظيفة واحدة', 'One job'),
  listTestimonials: say('آراء العملاء', 'What clients said'),
  listBranches: say('الفروع', 'Branches'),
  listLinks: say('الروابط القصيرة', 'Short links'),
  readLink: say('رابط قصير واحد', 'One short link'),
}
