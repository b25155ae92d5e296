/** What a test says, as sentences. */
import { choosePlural, directionOf } from '@wajiha/arabic'
import { say } from '../platform/i18n/say.ts'
import { figure, type Reader } from '../platform/tables/figures.ts'
import type { Judgement, SideFigures } from './judge-test.ts'

export const testWords = {
  side: say('الصيغة', 'Side'),
  visits: say('الزيارات', 'Visits'),
  leads: say('العملاء المحتملون', 'Leads'),
  rate: say('نسبة من كتب', 'Share who wrote'),
  a: say('أ: الحملة كما هي', 'A: the campaign as it stands'),
  b: say('ب: ما كُتب هنا', 'B: what is written here'),
  wins: {
    a: say('فازت أ: أنهِ الاختبار', 'A wins: end the test'),
    b: say('فازت ب: اجعلها الحملة', 'B wins: make it the campaign'),
  },
  /** Sample ratio mismatch. */
  sharedWrongly: say(
    'لم تُقسَم الزيارات كما طُلب، والمصادفة وحدها تفعل هذا في أقلّ من اختبار من كلّ ألف. لا تبنِ على هذه الأرقام قبل أن يُعرف السبب.',
    'The visits were not shared as asked for, and chance alone does that in less than one test of a thousand. Build nothing on these figures before the reason is known.',
  ),
  noDifference: say(
    'الزيارات تكفي، ولا فرق بين الصيغتين يتجاوز المصادفة.',
    'There are enough visits, and no difference between the sides that chance would not make.',
  ),
  better: {
    a: say(
      'الصيغة أ أفضل، والفرق يتجاوز المصادفة.',
      'Side A is better, beyond what chance would do.',
    ),
    b: say(
      'الصيغة ب أفضل، والفرق يتجاوز المصادفة.',
      'Side B is better, beyond what chance would do.',
    ),
  },
} as const

type TestSentence = { text: string; isWarning?: true }

/** What to make of the figures; the warning first, as it takes the others back. */
export function testSentences(
  sides: Record<'a' | 'b', SideFigures>,
  { isSharedWrongly, needed, verdict }: Judgement,
  reader: Reader,
): TestSentence[] {
  const { locale } = reader
  const warning = isSharedWrongly
    ? [{ text: testWords.sharedWrongly[locale], isWarning: true as const }]
    : []
  if (verdict === 'no-difference') return [...warning, { text: testWords.noDifference[locale] }]
  if (verdict !== 'too-few') return [...warning, { text: testWords.better[verdict][locale] }]
  const fewest = Math.min(sides.a.visits, sides.b.visits)
  return [...warning, { text: tooFew(needed, fewest, reader) }]
}

function tooFew(needed: number, fewest: number, reader: Reader): string {
  const [need, have] = [needed, fewest].map((count) => visits(count, reader))
  return {
    ar: `لا يُقال شيء بعد: فرقٌ بمقدار الربع لا يُرى قبل أن يرى كلَّ صيغة نحو ${need}، والأقلّ حتّى الآن: ${have}.`,
    en: `Nothing can be said yet: to see a difference of a quarter each side needs about ${need}, and the lesser has had ${have}.`,
  }[reader.locale]
}

function visits(count: number, reader: Reader): string {
  const number = figure(count, 'count', reader)
  if (directionOf(reader.locale) === 'ltr') return `${number} ${count === 1 ? 'visit' : 'visits'}`
  const forms = {
    zero: 'لا أحد',
    one: 'زائر واحد',
    two: 'زائران',
    few: `${number} زوّار`,
    many: `${number} زائرًا`,
    other: `${number} زائر`,
  }
  return choosePlural(forms, count, 'ar')
}
