/** Ready words for an answer by mail, offered while the desk's settings have none of their own. */
import { type Said, say } from '../../platform/i18n/say.ts'

export type AnswerTemplate = { title: Said; subject: Said; body: Said }

export const defaultAnswers: readonly AnswerTemplate[] = [
  {
    title: say('شكر وموعد للحديث', 'Thanks, and a time to talk'),
    subject: say('بشأن طلبك – {{agency}}', 'About your enquiry – {{agency}}'),
    body: say(
      `أهلًا {{name}}،

شكرًا لتواصلك معنا. قرأنا ما كتبته، ونودّ أن نسمع منك المزيد قبل أن نقترح شيئًا.

هل تناسبك مكالمة من عشرين دقيقة هذا الأسبوع؟ اكتب لنا وقتين يناسبانك، وسنؤكّد أحدهما.`,
      `Hello {{name}},

Thank you for writing to us. We have read your message and would like to hear more before we suggest anything.

Would a call of twenty minutes suit you this week? Send us two times that work for you, and we will confirm one.`,
    ),
  },
  {
    title: say('أسئلة قبل العرض', 'Questions before an offer'),
    subject: say('أسئلة قليلة قبل أن نكتب لك عرضًا', 'A few questions before we write an offer'),
    body: say(
      `أهلًا {{name}}،

لنكتب لك عرضًا دقيقًا نحتاج إلى ثلاثة أمور:

- ما الذي يجب أن يتغيّر بعد انتهاء العمل؟
- متى تحتاج إليه؟
- ما الميزانيّة التي تفكّر فيها، ولو تقريبًا؟

ردّ على هذه الرسالة بما يحضرك، ولا بأس إن كان ناقصًا.`,
      `Hello {{name}},

To write you an exact offer we need three things:

- What should be different once the work is done?
- When do you need it?
- Which budget do you have in mind, even roughly?

Answer this mail with whatever comes to mind; it need not be complete.`,
    ),
  },
  {
    title: say('لم نستطع الوصول إليك', 'We could not reach you'),
    subject: say('حاولنا الاتّصال بك', 'We tried to call you'),
    body: say(
      `أهلًا {{name}}،

حاولنا الاتّصال بك اليوم ولم نوفَّق. متى يناسبك أن نعاود الاتّصال؟

وإن شئت فاتّصل بنا على {{branchPhone}} واذكر الرقم {{number}}.`,
      `Hello {{name}},

We tried to call you today and did not reach you. When would another call suit you?

You can also call us at {{branchPhone}}; mention number {{number}}.`,
    ),
  },
]
