/** What can be wrong with a table of costs, in both languages. */
import { type Said, say } from '../../platform/i18n/say.ts'

export type Mistake = {
  /** Of the file, from 1; nothing where the whole of it is meant. */
  line?: number
  words: Said
}

/** Isolated, so that `2026-13-45` and `-5` stand in an Arabic sentence as they stand in the table. */
const isolated = (text: string) => `\u2068${text}\u2069`

const quoted = (text: string) => ({
  ar: `«${isolated(text.slice(0, 60))}»`,
  en: `“${text.slice(0, 60)}”`,
})

const about = (text: string, ar: (it: string) => string, en: (it: string) => string): Said => {
  const it = quoted(text)
  return say(ar(it.ar), en(it.en))
}

export const mistakes = {
  unreadable: say(
    'لم نقرأ الملفّ. احفظه من برنامج الجداول بصيغة CSV UTF-8 ثمّ استورده',
    'The file could not be read. Save it as CSV UTF-8 and import it again',
  ),
  tooLarge: say(
    'الملفّ أكبر من ميغابايت أو من خمسة آلاف سطر. قسّمه ثمّ استورد كلّ جزء',
    'The file has more than 1 MB or 5,000 lines. Divide it and import each part',
  ),
  empty: say('ليس في الملفّ أيّ تكلفة', 'There is no cost in the file'),
  column: (name: Said) =>
    say(`ينقص السطرَ الأوّل عمودُ ${name.ar}`, `The first line lacks a column for the ${name.en}`),
  day: (text: string) =>
    about(
      text,
      (it) =>
        `التاريخ ${it} غير مفهوم. اكتبه مثل ${isolated('2026-11-21')} أو ${isolated('21/11/2026')}`,
      (it) => `The date ${it} is not clear. Write it as 2026-11-21 or 21/11/2026`,
    ),
  cost: (text: string) =>
    about(
      text,
      (it) => `التكلفة ${it} ليست مبلغًا. اكتبها رقمًا مثل 1250.50`,
      (it) => `The cost ${it} is no amount. Write a number such as 1250.50`,
    ),
  currency: (text: string, ours: string) =>
    about(
      text,
      (it) => `العملة ${it} غير عملة التقارير ${ours}. حوّل المبالغ إليها أوّلًا`,
      (it) => `The currency ${it} is not that of the reports, ${ours}. Convert the amounts first`,
    ),
  campaign: (text: string) =>
    about(
      text,
      (it) => `لا حملة اسمها ${it}`,
      (it) => `There is no campaign ${it}`,
    ),
  noLink: (text: string) =>
    about(
      text,
      (it) => `ليس للحملة رابط من ${it}. اصنعه في هذه الصفحة أوّلًا`,
      (it) => `The campaign has no link for ${it}. Make it on this page first`,
    ),
  severalLinks: (text: string) =>
    about(
      text,
      (it) => `للحملة أكثر من رابط من ${it}. زِد عمود utm_content ليُعرف أيّها`,
      (it) =>
        `The campaign has several links for ${it}. Add a column utm_content to tell them apart`,
    ),
}

export const columnNames = {
  day: say('التاريخ (date)', 'date (date)'),
  campaign: say('الحملة (utm_campaign)', 'campaign (utm_campaign)'),
  cost: say('التكلفة (cost)', 'cost (cost)'),
}
