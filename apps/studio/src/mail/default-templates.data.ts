/** The words that Wajiha brings for every mail; the studio keeps its own once somebody edits them. */
import type { Locale } from '@wajiha/arabic'
import { plainAnswers, plainNames } from '../platform/fields/plain-answers.data.ts'
import { staffTemplates } from './staff-templates.data.ts'
import type { TemplateKey } from './template-keys.ts'

export type Template = { subject: string; body: string }

/** A line for each answer that a lead keeps as it was typed. */
const plainLines = (locale: Locale) =>
  plainNames.map((name) => `- ${plainAnswers[name].label[locale]}: {{${name}}}`).join('\n')

const ar: Record<TemplateKey, Template> = {
  ...staffTemplates.ar,
  'lead-notice': {
    subject: '[#{{number}}] {{service}} – {{name}}',
    body: `# رسالةٌ جديدة من {{name}}

{{message}}

- الاسم: {{name}}
- الهاتف: {{phone}}
- البريد: {{email}}
${plainLines('ar')}
- الخدمة: {{service}}
- الميزانيّة: {{budget}}
- يفضّل الردّ: {{replyBy}}
- أنسب وقت: {{replyWhen}}
- الفرع: {{branch}}
- المصدر: {{source}}

[افتحها في الاستوديو]({{studioUrl}})

ردُّك على هذه الرسالة يصل إلى صاحبها مباشرةً.`,
  },
  'lead-receipt': {
    subject: 'وصلتنا رسالتك – {{agency}}',
    body: `أهلًا بك،

وصلتنا رسالتك، وشكرًا لك. هي الآن عند من سيتولّاها، وسنردّ عليك خلال يوم عملٍ واحد.

- رقم المرجع: {{reference}}
- الخدمة: {{service}}

إن كان الأمر عاجلًا فاتّصل بنا على {{branchPhone}} واذكر رقم المرجع.

وإن لم تراسلنا أنت فقد كتب أحدٌ بريدك سهوًا، ولا يلزمك شيء.`,
  },
  'lead-answer': {
    subject: '{{subject}}',
    body: `{{answer}}

{{colleague}}`,
  },
  'application-notice': {
    subject: 'طلبُ توظيفٍ جديد: {{job}} – {{name}}',
    body: `# طلبٌ من {{name}} لوظيفة {{job}}

- المرجع: {{reference}}
- الهاتف: {{phone}}
- البريد: {{email}}
- المدينة: {{city}}
- سنوات الخبرة: {{experience}}
- طلبٌ سابقٌ للوظيفة نفسها: {{earlier}}
- تنبيه: {{closed}}

{{message}}

[افتح الطلب والسيرة الذاتيّة]({{studioUrl}})`,
  },
  'application-receipt': {
    subject: 'وصلنا طلبك – {{job}}',
    body: `أهلًا بك،

وصلنا طلبك، ويسرّنا اهتمامك بالعمل معنا. نقرأ كلّ طلبٍ بأنفسنا، وسنخبرك بالنتيجة أيًّا كانت.

- الوظيفة: {{job}}
- رقم المرجع: {{reference}}
- طلبٌ سابق: {{earlier}}
- تنبيه: {{closed}}

إن أردت أن تضيف شيئًا أو تصحّحه فرُدَّ على هذه الرسالة.`,
  },
  'application-stage': {
    subject: 'جديدُ طلبك – {{job}}',
    body: `أهلًا {{name}}،

انتقل طلبك إلى مرحلةٍ جديدة، وسنتواصل معك قريبًا بشأن الخطوة التالية.

- الوظيفة: {{job}}
- المرحلة: {{stage}}
- رقم المرجع: {{reference}}`,
  },
  'application-rejection': {
    subject: 'بشأن طلبك – {{job}}',
    body: `أهلًا {{name}}،

نشكرك على وقتك وعلى ما أرسلته إلينا. اخترنا لهذه الوظيفة من هو أقرب إلى ما نحتاج إليه الآن، ولذلك لن نمضي في طلبك هذه المرّة.

نعرف أنّ وراء كلّ طلبٍ جهدًا، ونقدّره. وإن رأيت عندنا وظيفةً أخرى تناسبك فيسعدنا أن تتقدّم إليها.

- الوظيفة: {{job}}
- رقم المرجع: {{reference}}

نتمنّى لك التوفيق.`,
  },
  'interview-invitation': {
    subject: 'موعدُ مقابلتك – {{job}}',
    body: `أهلًا {{name}}،

قرأنا طلبك ونودّ أن نلتقي بك. هذا هو الموعد، ومع الرسالة ملفٌّ يضيفه إلى تقويمك:

- الوظيفة: {{job}}
- الموعد: {{when}}
- المكان: {{place}}

[ادخل إلى الاجتماع]({{meetingUrl}})

{{note}}

إن لم يناسبك الوقت فرُدَّ على هذه الرسالة ونختار غيره معًا.`,
  },
  'subscription-confirm': {
    subject: 'أكّد اشتراكك في نشرة {{agency}}',
    body: `# بقيت خطوةٌ واحدة

طلب أحدٌ أن تصل نشرة {{agency}} إلى هذا البريد. إن كان هذا أنت فأكّد الاشتراك:

[أكّد الاشتراك]({{confirmUrl}})

يصلح الرابط {{hours}} ساعة. وإن لم تطلب ذلك فأهمل هذه الرسالة، ولن نراسلك.`,
  },
  'subscription-welcome': {
    subject: 'أهلًا بك في نشرة {{agency}}',
    body: `# أهلًا بك

تأكّد اشتراكك. سنكتب إليك حين يكون عندنا ما يستحقّ وقتك، ولا شيء غير ذلك.

يمكنك أن تغيّر لغة النشرة أو تلغي اشتراكك متى شئت:

[تفضيلات الاشتراك]({{preferencesUrl}})`,
  },
  'job-alert': {
    subject: 'وظيفةٌ جديدة: {{job}}',
    body: `# {{job}}

{{summary}}

[اقرأ عن الوظيفة وتقدّم إليها]({{jobUrl}})

طلبت أن نخبرك حين تُفتح وظيفةٌ عندنا. إن لم تعد تريد ذلك:

[ألغِ الاشتراك]({{unsubscribeUrl}})`,
  },
  'studio-invitation': {
    subject: 'دعوتك إلى استوديو {{agency}}',
    body: `أهلًا {{name}}،

يدعوك {{inviter}} إلى استوديو {{agency}}.

- دورك: {{role}}
- {{task}}

اختر كلمة مرورك بنفسك وادخل:

[اقبل الدعوة]({{invitationUrl}})

الأيّام التي يبقى فيها الرابط صالحًا: {{days}}. وإن انتهت فاطلب ممّن دعاك رابطًا آخر. وإن لم تكن تنتظر هذه الدعوة فلا تفعل شيئًا.`,
  },
  'retention-warning': {
    subject: 'نوشك أن نحذف بياناتك – {{job}}',
    body: `أهلًا {{name}}،

تقدّمت إلينا سابقًا، ولا نحتفظ ببيانات المتقدّمين أكثر ممّا نحتاج إليه. سنحذف طلبك وسيرتك الذاتيّة في {{date}}.

- الوظيفة: {{job}}
- رقم المرجع: {{reference}}

إن أردت أن نحتفظ بها ونراسلك حين تُفتح وظيفةٌ تناسبك فأخبرنا:

[احتفظوا ببياناتي]({{keepUrl}})

وإن لم تفعل شيئًا حُذفت في موعدها.`,
  },
}

const en: Record<TemplateKey, Template> = {
  ...staffTemplates.en,
  'lead-notice': {
    subject: '[#{{number}}] {{service}} – {{name}}',
    body: `# A new message from {{name}}

{{message}}

- Name: {{name}}
- Phone: {{phone}}
- Email: {{email}}
${plainLines('en')}
- Service: {{service}}
- Budget: {{budget}}
- Prefers an answer: {{replyBy}}
- Best time: {{replyWhen}}
- Branch: {{branch}}
- Source: {{source}}

[Open it in the studio]({{studioUrl}})

Your reply to this email goes straight to the sender.`,
  },
  'lead-receipt': {
    subject: 'We have your message – {{agency}}',
    body: `Hello,

Thank you for writing to us. Your message is with the people who would work on it, and we will answer within one working day.

- Reference: {{reference}}
- Service: {{service}}

If it is urgent, call {{branchPhone}} and mention the reference.

If it was not you who wrote, somebody gave your address by mistake, and you need not do anything.`,
  },
  'lead-answer': {
    subject: '{{subject}}',
    body: `{{answer}}

{{colleague}}`,
  },
  'application-notice': {
    subject: 'New application: {{job}} – {{name}}',
    body: `# {{name}} applies for {{job}}

- Reference: {{reference}}
- Phone: {{phone}}
- Email: {{email}}
- City: {{city}}
- Years of experience: {{experience}}
- Applied for this job before: {{earlier}}
- Please note: {{closed}}

{{message}}

[Open the application and the CV]({{studioUrl}})`,
  },
  'application-receipt': {
    subject: 'We have your application – {{job}}',
    body: `Hello,

Your application has arrived, and we are glad that you would like to work with us. We read every application ourselves and will tell you the outcome, whatever it is.

- Job: {{job}}
- Reference: {{reference}}
- Earlier application: {{earlier}}
- Please note: {{closed}}

If you would like to add or correct something, reply to this email.`,
  },
  'application-stage': {
    subject: 'News of your application – {{job}}',
    body: `Hello {{name}},

Your application has moved on, and we will be in touch soon about the next step.

- Job: {{job}}
- Stage: {{stage}}
- Reference: {{reference}}`,
  },
  'application-rejection': {
    subject: 'About your application – {{job}}',
    body: `Hello {{name}},

Thank you for your time and for what you sent us. For this job we chose somebody closer to what we need right now, so we will not take your application further this time.

We know that there is work behind every application, and we value it. If you see another job with us that suits you, we would be glad to hear from you again.

- Job: {{job}}
- Reference: {{reference}}

We wish you all the best.`,
  },
  'interview-invitation': {
    subject: 'Your interview – {{job}}',
    body: `Hello {{name}},

We have read your application and would like to meet you. This is the appointment; the attached file adds it to your calendar:

- Job: {{job}}
- When: {{when}}
- Where: {{place}}

[Join the meeting]({{meetingUrl}})

{{note}}

If the time does not suit you, reply to this email and we will find another one together.`,
  },
  'subscription-confirm': {
    subject: 'Confirm your subscription to {{agency}}',
    body: `# One more step

Somebody asked for the newsletter of {{agency}} to be sent to this address. If that was you, confirm it:

[Confirm the subscription]({{confirmUrl}})

The link works for {{hours}} hours. If it was not you, ignore this email and we will not write again.`,
  },
  'subscription-welcome': {
    subject: 'Welcome to the newsletter of {{agency}}',
    body: `# Welcome

Your subscription is confirmed. We will write when we have something worth your time, and not otherwise.

You can change the language of the newsletter or unsubscribe whenever you like:

[Subscription preferences]({{preferencesUrl}})`,
  },
  'job-alert': {
    subject: 'A new job: {{job}}',
    body: `# {{job}}

{{summary}}

[Read about the job and apply]({{jobUrl}})

You asked us to tell you when a job opens with us. If you no longer want that:

[Unsubscribe]({{unsubscribeUrl}})`,
  },
  'studio-invitation': {
    subject: 'Your invitation to the studio of {{agency}}',
    body: `Hello {{name}},

{{inviter}} invites you to the studio of {{agency}}.

- Your role: {{role}}
- {{task}}

Choose your own password and come in:

[Accept the invitation]({{invitationUrl}})

Days that the link holds: {{days}}. After that, ask whoever invited you for another. If you did not expect this, do nothing.`,
  },
  'retention-warning': {
    subject: 'We are about to delete your data – {{job}}',
    body: `Hello {{name}},

You applied to us some time ago, and we keep applicants’ data no longer than we need it. We will delete your application and your CV on {{date}}.

- Job: {{job}}
- Reference: {{reference}}

If you would like us to keep them and write to you when a suitable job opens, tell us:

[Keep my data]({{keepUrl}})

If you do nothing, they are deleted on that day.`,
  },
}

export const defaultTemplates: Record<Locale, Record<TemplateKey, Template>> = { ar, en }

/** An appointment that was called off needs words of its own, whatever the invitation says. */
export const cancelledInterview: Record<Locale, Template> = {
  ar: {
    subject: 'أُلغي موعدُ المقابلة – {{job}}',
    body: `أهلًا {{name}}،

أُلغي موعد مقابلتك، والملفّ المرفق يرفعه من تقويمك. نعتذر عن ذلك، وسنتواصل معك بشأن ما يلي.

- الوظيفة: {{job}}
- الموعد الملغى: {{when}}

{{note}}`,
  },
  en: {
    subject: 'Interview cancelled – {{job}}',
    body: `Hello {{name}},

Your interview has been cancelled; the attached file takes it out of your calendar. We are sorry about that, and will be in touch about what comes next.

- Job: {{job}}
- Cancelled appointment: {{when}}

{{note}}`,
  },
}

/** So does one that was moved: whoever holds the first invitation is to know that it no longer counts. */
export const movedInterview: Record<Locale, Template> = {
  ar: {
    subject: 'تغيّر موعدُ مقابلتك – {{job}}',
    body: `أهلًا {{name}}،

تغيّر موعد مقابلتك، وهذه الرسالة تحلّ محلّ الدعوة السابقة. والملفّ المرفق يضع الموعد الجديد في تقويمك مكان القديم:

- الوظيفة: {{job}}
- الموعد الجديد: {{when}}
- المكان: {{place}}

[ادخل إلى الاجتماع]({{meetingUrl}})

{{note}}

إن لم يناسبك الوقت فرُدَّ على هذه الرسالة ونختار غيره معًا.`,
  },
  en: {
    subject: 'Your interview has moved – {{job}}',
    body: `Hello {{name}},

Your interview has moved, and this email takes the place of the invitation before it. The attached file puts the new appointment in your calendar instead of the old one:

- Job: {{job}}
- New time: {{when}}
- Where: {{place}}

[Join the meeting]({{meetingUrl}})

{{note}}

If the time does not suit you, reply to this email and we will find another one together.`,
  },
}
