/** Every report: who sees it, what it is called, what it asks and how it is drawn. */
import { may } from '../platform/access/may.ts'
import type { Act } from '../platform/access/rights.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import type { Table } from '../platform/tables/table.ts'
import { drawBars } from './charts/bars.ts'
import { drawColumns } from './charts/columns.ts'
import { drawSteps } from './charts/steps.ts'
import type { Question } from './queries/ask.ts'
import { campaignLinkFigures } from './queries/campaign-links.ts'
import { funnel, responseTimes } from './queries/funnel.ts'
import {
  hiresByBranch,
  hiresByChannel,
  hiresByJob,
  hiresBySource,
  hiresByWeek,
} from './queries/hiring.ts'
import {
  leadsByBranch,
  leadsByCampaign,
  leadsByChannel,
  leadsByEntry,
  leadsByService,
  leadsByWeek,
} from './queries/leads.ts'
import {
  devicesOfPages,
  modelsCompared,
  pagesOpened,
  referrersOfPages,
  unknownWords,
} from './queries/traffic.ts'

export type Section = 'leads' | 'hires' | 'visits'

export type Report = {
  key: string
  section: Section
  title: Said
  /** What the reader should know before believing it. */
  note?: Said
  load: (question: Question) => Promise<Table>
  /** Nothing where a table says it better. */
  draw?: typeof drawBars
}

/** What one must be allowed to see each part. */
const actOfSection: Record<Section, Act> = {
  leads: 'readLeadReports',
  hires: 'readHiringReports',
  visits: 'readVisitReports',
}

const wonPart = say('ما قبل النقطة: ما تمّ الاتّفاق عليه', 'Up to the point: what was won')
const hiredPart = say('ما قبل النقطة: من قابلناهم', 'Up to the point: those we interviewed')

export const reports: Report[] = [
  {
    key: 'leads-by-week',
    section: 'leads',
    load: leadsByWeek,
    draw: drawColumns,
    title: say('العملاء أسبوعًا بأسبوع', 'Leads week by week'),
    note: wonPart,
  },
  {
    key: 'funnel',
    section: 'leads',
    load: funnel,
    draw: drawSteps,
    title: say('من الزيارة إلى الاتّفاق', 'From a visit to an agreement'),
    note: say(
      'طول الشريط جذر العدد، ليُرى القليل بجانب الكثير. والنسبة ممّا قبلها.',
      'A bar is as long as the root of its number, so that few can be seen beside many.',
    ),
  },
  {
    key: 'leads-by-channel',
    section: 'leads',
    load: leadsByChannel,
    draw: drawBars,
    title: say('العملاء بالقنوات', 'Leads by channel'),
    note: wonPart,
  },
  {
    key: 'leads-by-campaign',
    section: 'leads',
    load: leadsByCampaign,
    draw: drawBars,
    title: say('العملاء بالحملات', 'Leads by campaign'),
    note: say('الحملة ومصدرها، والمترادفات مجموعة', 'Campaign and source, aliases merged'),
  },
  {
    key: 'leads-by-entry',
    section: 'leads',
    load: leadsByEntry,
    draw: drawBars,
    title: say('من الموقع أم باليد', 'From the site or by hand'),
    note: say(
      'ما سجّله الزملاء بعد مكالمة أو محادثة أو زيارة بجانب نماذج الموقع',
      'What colleagues entered after calls, chats and visits, beside the site’s forms',
    ),
  },
  {
    key: 'leads-by-service',
    section: 'leads',
    load: leadsByService,
    draw: drawBars,
    title: say('العملاء بالخدمات', 'Leads by service'),
  },
  {
    key: 'leads-by-branch',
    section: 'leads',
    load: leadsByBranch,
    draw: drawBars,
    title: say('العملاء بالفروع', 'Leads by branch'),
  },
  {
    key: 'response-times',
    section: 'leads',
    load: responseTimes,
    draw: drawBars,
    title: say('متى رددنا', 'How soon we answered'),
    note: say('بالساعات منذ وصول الرسالة', 'By the clock on the wall, from the message on'),
  },
  {
    key: 'attribution-models',
    section: 'leads',
    load: modelsCompared,
    title: say('القنوات في خمسة نماذج', 'Channels in five models'),
    note: say('العملاء أنفسهم، ولكلّ نموذج قسمته', 'The same leads, shared out five ways'),
  },
  {
    key: 'campaign-links',
    section: 'leads',
    load: campaignLinkFigures,
    title: say('روابط الحملات', 'Campaign links'),
    note: say('من النقرة إلى القيمة، وتكلفة العميل', 'From click to value, and the cost of a lead'),
  },
  {
    key: 'hires-by-week',
    section: 'hires',
    load: hiresByWeek,
    draw: drawColumns,
    title: say('المتقدّمون أسبوعًا بأسبوع', 'Applicants week by week'),
    note: hiredPart,
  },
  {
    key: 'hires-by-channel',
    section: 'hires',
    load: hiresByChannel,
    draw: drawBars,
    title: say('المتقدّمون بالقنوات', 'Applicants by channel'),
    note: hiredPart,
  },
  {
    key: 'hires-by-source',
    section: 'hires',
    load: hiresBySource,
    draw: drawBars,
    title: say('المتقدّمون بالمصادر', 'Applicants by source'),
  },
  {
    key: 'hires-by-job',
    section: 'hires',
    load: hiresByJob,
    draw: drawBars,
    title: say('المتقدّمون بالوظائف', 'Applicants by job'),
  },
  {
    key: 'hires-by-branch',
    section: 'hires',
    load: hiresByBranch,
    draw: drawBars,
    title: say('المتقدّمون بالفروع', 'Applicants by branch'),
  },
  {
    key: 'pages-opened',
    section: 'visits',
    load: pagesOpened,
    draw: drawBars,
    title: say('الصفحات المفتوحة', 'Pages opened'),
    note: say(
      'يعدّها الموقع بلا ملفّات ارتباط ولا معرّفات، والآلات خارج العدّ',
      'Counted by the site without cookies or ids; machines are left out',
    ),
  },
  {
    key: 'referrers',
    section: 'visits',
    load: referrersOfPages,
    draw: drawBars,
    title: say('من أين فُتحت', 'Where they came from'),
  },
  {
    key: 'devices',
    section: 'visits',
    load: devicesOfPages,
    draw: drawBars,
    title: say('على أيّ جهاز', 'On which device'),
  },
  {
    key: 'unknown-words',
    section: 'visits',
    load: unknownWords,
    title: say('وسوم خارج المفردات', 'Tags outside the vocabulary'),
    note: say(
      'أضِفها مرادفاتٍ في «المصادر والقنوات» فتُجمع من غير أن يتغيّر الأصل',
      'Add them as aliases in “Sources and channels”: they merge, and what came stays as it is',
    ),
  },
]

/** Whether somebody may read that part. */
export const mayRead = (person: object | null | undefined, section: Section): boolean =>
  may(person, actOfSection[section])

/** Whether there is any part for them. */
export const readsReports = (person: object | null | undefined): boolean =>
  Object.values(actOfSection).some((act) => may(person, act))
