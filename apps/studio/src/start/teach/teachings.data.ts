/** What a list is for and how its first line comes, said where there is none yet. By the collection's slug. */
import { type Said, say } from '../../platform/i18n/say.ts'

export const teachings: Readonly<Record<string, Said>> = {
  posts: say(
    'مقالات الدفتر. ابدأ بعنوان وجملتين، فالمسوّدة تُحفظ وحدها ولا يراها أحد حتّى تنشرها.',
    'Articles of the notebook. Begin with a title and two sentences: a draft saves itself, and nobody sees it until you publish it.',
  ),
  projects: say(
    'أعمال الوكالة: ما كان قبلها وما صار بعدها، ورقم يقيس الفرق.',
    'The agency’s work: how it stood before, how it stands after, and a number that measures the difference.',
  ),
  services: say(
    'ما تقدّمه الوكالة، ولكلّ خدمة صفحة تجيب عن أسئلة العميل.',
    'What the agency offers; each service has a page that answers a client’s questions.',
  ),
  testimonials: say(
    'كلمات العملاء بإذنهم. اكتب تاريخ الإذن معها لتُنشر.',
    'What clients say, with their leave: note its date to publish it.',
  ),
  media: say(
    'صور الموقع. اسحب عدّة صور إلى هنا معًا، واكتب لكلٍّ منها وصفًا باللغتين.',
    'Pictures of the site. Drop several here at once, and describe each in both languages.',
  ),
  files: say(
    'ملفّات ينزّلها القارئ من مقالة أو صفحة.',
    'Files that readers download from an article or a page.',
  ),
  authors: say(
    'من يكتب في الدفتر. لكلّ كاتب صفحة بنبذته ومقالاته.',
    'Who writes in the notebook. Each author has a page with a few words and their articles.',
  ),
  series: say(
    'مقالات تُقرأ تباعًا. سمِّ السلسلة، ثمّ اخترها في كلّ مقالة مع ترتيبها.',
    'Articles to be read in turn. Name the series, then choose it in each article with its place.',
  ),
  categories: say(
    'أبواب الدفتر على مستويين. يظهر التصنيف على الموقع حين تُنشر فيه مقالة.',
    'The notebook’s departments, on two levels. One shows on the site once an article in it is published.',
  ),
  tags: say(
    'كلمات أدقّ من التصنيفات، يجد بها القارئ مقالات في أمر بعينه.',
    'Finer words than categories, by which readers find articles on one matter.',
  ),
  industries: say(
    'مجالات العملاء التي تُصفّى بها الأعمال.',
    'Clients’ fields, by which the work can be filtered.',
  ),
  leads: say(
    'من يكتب في نموذج الموقع يصير عميلًا هنا ومعه قصّة زيارته. جرّب بإرسال النموذج بنفسك.',
    'Whoever writes through the site becomes a lead here, with the story of their visit. Try it by sending the form yourself.',
  ),
  people: say(
    'كلّ من كتب إلى الوكالة، مرّة واحدة مهما كتب. يأتون وحدهم مع أوّل رسالة.',
    'Everybody who wrote to the agency, once however often they wrote. They come with their first message.',
  ),
  subscribers: say(
    'من طلب رسائل الدفتر وأكّد بريده. يأتون من نموذج الاشتراك في الموقع.',
    'Who asked for the newsletter and confirmed their address. They come from the form on the site.',
  ),
  submissions: say(
    'الرسائل كما وصلت من الموقع، قبل أن تصير عملًا على أحد.',
    'Messages as they came from the site, before they become somebody’s work.',
  ),
  activities: say(
    'ما جرى مع العملاء والمتقدّمين سطرًا سطرًا. يكتبه الاستوديو وحده.',
    'What happened with leads and applicants, line by line. The studio writes it by itself.',
  ),
  applications: say(
    'طلبات التوظيف. انشر وظيفة لتصلك، ثمّ انقل كلّ طلب بين المراحل.',
    'Applications for seats. Publish a job to receive some, then move each through its stages.',
  ),
  jobs: say(
    'الوظائف المفتوحة. تُغلق كلّ وظيفة وحدها بعد آخر يوم للتقديم.',
    'Open seats. Each closes by itself after its last day to apply.',
  ),
  departments: say(
    'أقسام الوكالة التي تُرتَّب فيها الوظائف.',
    'The agency’s departments, in which seats are arranged.',
  ),
  campaigns: say(
    'صفحات هبوط لإعلان: وعد واحد ونموذج واحد. خذ رابطها الموسوم من «حقيبة الروابط».',
    'Landing pages for an advertisement: one promise and one form. Take their tagged link from the link kit.',
  ),
  'campaign-links': say(
    'روابط موسومة صُنعت للحملات، ليُعرف من أين جاء كلّ عميل.',
    'Tagged links that were made for campaigns, so that one knows where each lead came from.',
  ),
  'campaign-costs': say(
    'ما كلّفته الحملات. ارفع ملفّ الإعلانات ليُحسب ثمن كلّ عميل.',
    'What campaigns cost. Upload the advertiser’s file, and the price of each lead is reckoned.',
  ),
  touches: say(
    'زيارات من سمح بحفظها. تأتي من الموقع وحدها.',
    'Visits of those who allowed them to be kept. They come from the site by themselves.',
  ),
  'page-counts': say(
    'كم مرّة فُتحت كلّ صفحة في كلّ يوم، بلا أيّ أثر لمن فتحها.',
    'How often each page was opened on each day, with no trace of who opened it.',
  ),
  cards: say(
    'بطاقات الفريق الرقميّة. اطبع رمزها، وغيّر ما فيها متى شئت.',
    'The team’s digital cards. Print the code, and change what stands behind it whenever you like.',
  ),
  'short-links': say(
    'روابط قصيرة تُطبع وتُقال، وتُغيَّر وجهتها بعد الطباعة.',
    'Short links to print and to say; where they lead can change after printing.',
  ),
  'block-pages': say(
    'صفحات تصنعها من كتل، بعنوان تختاره في كلّ لغة. أضفها بعد ذلك إلى القائمة في الإعدادات العامّة.',
    'Pages you make from blocks, at an address of your choice in each language. Add them to the menu in General afterwards.',
  ),
  branches: say(
    'مكاتب الوكالة: عنوانها ودوامها ومن تصله طلباتها.',
    'The agency’s offices: where they are, when they are open, and who receives their enquiries.',
  ),
  redirects: say(
    'عناوين قديمة تقود إلى صفحاتها الجديدة. ما يُنقل في الاستوديو يُكتب هنا وحده.',
    'Old addresses that lead to their new pages. What is moved in the studio is written here by itself.',
  ),
  'mail-templates': say(
    'كلمات الرسائل التي يرسلها الاستوديو.',
    'The words of the mails that the studio sends.',
  ),
  outbox: say(
    'الرسائل التي أُرسلت أو تنتظر، وما حلّ بكلٍّ منها.',
    'Mails that were sent or wait, and what became of each.',
  ),
  erasures: say(
    'من طُلب محو بياناته ومُحيت. يبدأ المحو من صفحة الخصوصيّة.',
    'Whose data was asked to be erased, and was. It begins on the privacy page.',
  ),
  'retention-runs': say(
    'ما حُذف وحده لأنّ مدّة حفظه انقضت.',
    'What went by itself because its time was over.',
  ),
  webhooks: say(
    'أنظمة أخرى تسمع الأخبار من هنا، كلّ خبر بتوقيع.',
    'Other systems that hear news from here, each signed.',
  ),
  'webhook-deliveries': say(
    'ما أُرسل إلى الأنظمة الأخرى وما أجابت به.',
    'What was sent to other systems, and what they answered.',
  ),
  'api-keys': say(
    'أنظمة أخرى تسلّم عملاء أو تقرأ المحتوى، لكلٍّ منها مفتاح يقول ما يُسمح له به.',
    'Other systems that hand over leads or read content, each with a key that says what it may do.',
  ),
  'newsletter-issues': say(
    'أعداد النشرة: تُكتب باللغتين، وتُجرَّب على بريدك، ثمّ تُرسل إلى من أكّد اشتراكه.',
    'Issues of the newsletter: written in both languages, tried on your own mail, then sent to whoever confirmed.',
  ),
  'push-devices': say(
    'أجهزة تصلها إشعارات العملاء الجدد. يضيف كلّ زميل جهازه من ملفّه.',
    'Devices that notices of new leads reach. Colleagues add their own in their profile.',
  ),
  alarms: say(
    'لا إنذار: البريد يخرج، والنسخ تُحفظ، وكلّ ما وصل صار عملًا على أحد.',
    'No alarm: mail goes out, copies are kept, and all that came is somebody’s work.',
  ),
}
