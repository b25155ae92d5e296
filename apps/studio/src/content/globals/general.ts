import { accentFault, readAccent } from '@wajiha/brand/accent'
import { socialKindSchema } from '@wajiha/contract'
import type { ContactChoice } from '@wajiha/contract/form-checks'
import type { Field, GlobalConfig, TextField, TextFieldSingleValidation, UIField } from 'payload'
import { roleChoices } from '../../platform/access/may.ts'
import { fieldRights, rightsOfGlobal } from '../../platform/access/rights-of.ts'
import { folded, moment } from '../../platform/fields/builders.ts'
import { area, line, picture } from '../../platform/fields/common.ts'
import { phone } from '../../platform/fields/formats.ts'
import { afterStart } from '../../platform/fields/moment-rules.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { drafts } from '../fields/drafts.ts'
import { href, menuLinks, webAddress } from '../fields/links.ts'
import { accentFaults } from './accent-words.ts'

const whereLogoIsShown = say(
  'على خلفيّة فاتحة. يظهر حين يُشارَك الموقع، وفي الرسائل وبطاقات الأعمال، ولمحرّكات البحث. ومتى رُفع معه شعارُ الخلفيّة الداكنة، ظهر كذلك في رأس الموقع وذيله مكان الاسم المرسوم.',
  'On a light ground. Shown when the site is shared, in mails and business cards, and to search engines. Once there is a logo for dark grounds as well, both stand in the header and footer instead of the drawn name.',
)

const whereDarkLogoIsShown = say(
  'على خلفيّة داكنة: في الوضع الداكن، وعلى الورق الداكن، وفي ذيل الموقع. إن تُرك فارغًا بقي الاسم المرسوم في رأس الموقع وذيله.',
  'On a dark ground: in dark mode, on dark papers and in the footer. Left empty, the drawn name stays in the header and footer.',
)

const whoChanges = say(
  'إليه تصل الطلبات التي لا مستلم لها، فلا يغيّره إلّا مدير.',
  'Enquiries without a recipient of their own arrive here, so only an administrator changes it.',
)

const whoIsTold = say(
  'يظهر في العنوان ‎/.well-known/security.txt‎ لمن وجد ثغرةً في موقعك. إن تُرك فارغًا ظهر بريد الوكالة، ولا يغيّره إلّا مدير.',
  'Shown to whoever finds a weakness of your site, at /.well-known/security.txt. Left empty, the agency’s own e-mail is shown. Only an administrator changes it.',
)

const whatPolicySays = say(
  'رابط صفحة تقول كيف تُستقبل البلاغات ومتى يأتي الردّ. إن تُرك فارغًا لم يُذكر.',
  'The address of a page that says how reports are received and when somebody answers. Left empty, none is named.',
)

const whoNeedsFactor = say(
  'من كان دوره هنا ولم يُعدّه بعد، يُعدّه عند دخوله التالي ولا يصل قبل ذلك إلى شيء. يسري حين تُنشر الإعدادات، ولا يغيّره إلّا مدير.',
  'Whoever has such a role and has not set it up does so when they next sign in, and reaches nothing before. Holds once the settings are published; only an administrator changes it.',
)

const whenLeftEmpty = say(
  'إن تُرك الموعدان فارغين ظهر الإعلان ما دام له نصّ.',
  'With both left empty, the notice shows for as long as it has a text.',
)

const validateAccent: TextFieldSingleValidation = (value, { req }) => {
  const fault = value ? accentFault(value) : undefined
  return fault ? sayTo(req, accentFaults[fault]) : true
}

/** For owners, while the demo is there: the way to where it is taken away. */
const wayToGuide: UIField = {
  name: 'wayToGuide',
  type: 'ui',
  label: say('دليل البداية', 'The guide'),
  admin: { components: { Field: '/src/first-run/admin/way-to-guide.tsx#WayToGuide' } },
}

/** Settings of the whole site. */
export const general: GlobalConfig = {
  slug: 'general',
  label: say('الإعدادات العامّة', 'General'),
  admin: {
    group: say('الوكالة', 'Agency'),
    // Every page needs them: `content/feed/global-hooks.ts` refuses what this would ask for.
    components: { elements: { UnpublishButton: '/src/platform/admin/left-out.tsx#LeftOut' } },
  },
  access: rightsOfGlobal('general'),
  versions: { drafts: drafts.drafts, max: drafts.maxPerDoc },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: say('الهويّة', 'Identity'), fields: [wayToGuide, ...identity()] },
        { label: say('التواصل', 'Contact'), fields: contact() },
        { label: say('القائمة والإعلان', 'Menu and notice'), fields: menu() },
        {
          label: say('الكتابة', 'Writing'),
          fields: [writing(), untranslatedJobs(), untranslatedPosts()],
        },
        { label: say('نموذج التواصل', 'Contact form'), fields: [contactForm()] },
        { label: say('الدخول إلى الاستوديو', 'Signing in'), fields: [secondFactorRoles()] },
      ],
    },
  ],
}

function identity(): Field[] {
  return [
    {
      name: 'names',
      type: 'group',
      label: say('الأسماء', 'Names'),
      fields: [
        line('site', 'الاسم القصير', 'Short name'),
        line('legal', 'الاسم المسجّل', 'Registered name'),
        line('tagline', 'الشعار اللفظيّ', 'Tagline'),
      ],
    },
    area('description', 'الوصف', 'Description'),
    {
      ...picture('lightLogo', 'الشعار', 'Logo'),
      localized: true,
      admin: { description: whereLogoIsShown },
    },
    {
      ...picture('darkLogo', 'شعار الخلفيّة الداكنة', 'Logo for dark grounds'),
      localized: true,
      admin: { description: whereDarkLogoIsShown },
    },
    accent(),
    {
      name: 'foundedYear',
      type: 'number',
      label: say('سنة التأسيس', 'Founded'),
      min: 1900,
      max: 2200,
    },
  ]
}

/** A colour that nobody would see is refused, in words. */
function accent(): Field {
  return {
    name: 'accent',
    type: 'text',
    label: say('اللون البارز', 'Accent'),
    maxLength: 7,
    validate: validateAccent,
    hooks: {
      beforeValidate: [({ value }) => (value ? (readAccent(String(value)) ?? value) : null)],
    },
    admin: {
      className: 'is-latin',
      description: say(
        'لون النقطة وما يبرز في الموقع، بستّة أرقام أو حروف. إن تُرك فارغًا بقي لون الهويّة.',
        'The colour of the point and of what stands out on the site, in six digits or letters. Left empty, the brand’s own stays.',
      ),
    },
  }
}

function contact(): Field[] {
  return [
    {
      name: 'contacts',
      type: 'group',
      label: say('التواصل', 'Contact'),
      fields: [
        {
          name: 'email',
          type: 'email',
          label: say('البريد', 'E-mail'),
          access: fieldRights('generalAddress'),
          admin: { description: whoChanges },
        },
        phone('phone', 'الهاتف', 'Phone', false),
        phone('whatsapp', 'واتساب', 'WhatsApp', false),
      ],
    },
    {
      name: 'social',
      type: 'array',
      label: say('الشبكات', 'Social'),
      labels: { singular: say('حساب', 'Account'), plural: say('حسابات', 'Accounts') },
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: say('الشبكة', 'Network'),
          required: true,
          options: socialKindSchema.options.map((value) => ({ value, label: say(value, value) })),
        },
        webAddress('url', 'الرابط', 'Address', true),
        line('label', 'التسمية', 'Label'),
      ],
    },
    security(),
  ]
}

/** Whom `/.well-known/security.txt` names. */
function security(): Field {
  return part('security', 'بلاغات الثغرات الأمنيّة', 'Reports of weaknesses', [
    {
      name: 'email',
      type: 'email',
      label: say('بريد البلاغات', 'E-mail for reports'),
      access: fieldRights('generalAddress'),
      admin: { description: whoIsTold },
    },
    {
      ...webAddress('policy', 'صفحة سياسة البلاغات', 'Policy for reports'),
      admin: { className: 'is-latin', description: whatPolicySays },
    },
  ])
}

function menu(): Field[] {
  return [
    menuLinks('navigation', 'القائمة', 'Menu'),
    part('action', 'الزرّ بجانب القائمة', 'Button beside the menu', [
      line('label', 'النصّ', 'Label', false),
      href(false),
    ]),
    part('footer', 'ذيل الصفحة', 'Footer', [
      line('text', 'النصّ', 'Text', false),
      menuLinks('links', 'الروابط', 'Links'),
      menuLinks('legal', 'الروابط القانونيّة', 'Legal links'),
    ]),
    part('announcement', 'إعلان فوق الموقع', 'Notice above the site', [
      noticeText(),
      href(false),
      moment('startsAt', 'يظهر من', 'Shown from', { admin: { description: whenLeftEmpty } }),
      moment('endsAt', 'حتّى', 'Until', { validate: afterStart }),
    ]),
  ]
}

/** It stands above every page: longer, it would push them down a phone's screen. */
function noticeText(): TextField {
  return {
    ...line('text', 'النصّ', 'Text', false),
    maxLength: 160,
    admin: { description: say('١٦٠ حرفًا على الأكثر.', '160 characters at most.') },
  }
}

/** A group that is opened when it is needed: the menu is what most people come for. */
function part(name: string, ar: string, en: string, fields: Field[]): Field {
  return folded(name, ar, en, { name, type: 'group', label: say(ar, en), fields })
}

function writing(): Field {
  return {
    name: 'writing',
    type: 'group',
    label: say('كيف تُكتب الأرقام والتواريخ', 'How digits and dates are written'),
    fields: [
      {
        name: 'numerals',
        type: 'select',
        label: say('الأرقام', 'Digits'),
        required: true,
        defaultValue: 'arab',
        options: choices({ arab: ['٢٠٢٦', '٢٠٢٦'], latn: ['2026', '2026'] }),
      },
      {
        name: 'months',
        type: 'select',
        label: say('الشهور', 'Months'),
        required: true,
        defaultValue: 'gregorian',
        options: choices({
          gregorian: ['يناير', 'January as يناير'],
          levantine: ['كانون الثاني', 'January as كانون الثاني'],
        }),
      },
      {
        name: 'hijri',
        type: 'checkbox',
        label: say('التاريخ الهجريّ معه', 'Hijri date beside it'),
        defaultValue: false,
      },
    ],
  }
}

function secondFactorRoles(): Field {
  return {
    name: 'secondFactorRoles',
    type: 'select',
    hasMany: true,
    label: say('أدوار يلزمها التحقّق بخطوتين', 'Roles that need a second factor'),
    access: fieldRights('secondFactorRoles'),
    admin: { description: whoNeedsFactor },
    options: roleChoices,
  }
}

/** What the contact form asks beside name, reach and message, each on or off. */
function contactForm(): Field {
  return {
    name: 'contactForm',
    type: 'select',
    hasMany: true,
    label: say('ما يسأل عنه نموذج التواصل', 'What the contact form asks'),
    admin: {
      description: say(
        'يسأل دائمًا عن الاسم، والهاتف أو البريد، والرسالة. كلّ ما عداها اختياريّ لمن يكتب.',
        'It always asks for a name, a telephone or e-mail, and the message. All else is optional for the writer.',
      ),
    },
    defaultValue: ['company', 'service', 'branch'],
    options: choices({
      company: ['الشركة أو الجهة', 'Company'],
      service: ['الخدمة', 'Service'],
      branch: ['المكتب الأقرب', 'Nearest office'],
      budget: ['الميزانيّة التقريبيّة', 'Rough budget'],
      replyBy: ['كيف يفضّل الردّ', 'How they want to be answered'],
      replyWhen: ['أنسب وقت للردّ', 'When they want to be answered'],
    } satisfies Record<ContactChoice, readonly [string, string]>),
  }
}

/** JOB-14: a seat written in one language may be listed in the other. */
function untranslatedJobs(): Field {
  return {
    name: 'showUntranslatedJobs',
    type: 'checkbox',
    label: say(
      'أظهر الوظائف غير المترجمة وعليها لغتها',
      'List untranslated jobs, marked with their language',
    ),
    defaultValue: false,
  }
}

/** BLOG-01: a post written in one language may be listed in the other. */
function untranslatedPosts(): Field {
  return {
    name: 'showUntranslatedPosts',
    type: 'checkbox',
    label: say(
      'أظهر المقالات غير المترجمة وعليها لغتها',
      'List untranslated articles, marked with their language',
    ),
    defaultValue: false,
  }
}
