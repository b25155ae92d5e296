import styles from '../../platform/admin/figures.module.css'
import { say } from '../../platform/i18n/say.ts'
import { CostsForm } from './costs-form.tsx'

const words = {
  title: say('استورد التكاليف', 'Import costs'),
  file: say('جدول CSV من المعلن', 'A CSV table of the advertiser'),
  hint: say(
    'أعمدته: date وutm_campaign وcost، ومعها utm_source وutm_medium وutm_content وcurrency إن وُجدت. اليوم الواحد لرابطٍ مبلغٌ واحد، فاستيراد الجدول نفسه مرّتين لا يغيّر شيئًا.',
    'Its columns: date, utm_campaign, cost, and utm_source, utm_medium, utm_content, currency where there are such. A link has one amount a day, so importing the same table twice changes nothing.',
  ),
  send: say('استورد', 'Import'),
  line: say('السطر {line}:', 'Line {line}:'),
  more: say('وأخطاء أخرى عددها {count}.', 'And {count} more mistakes.'),
  refused: say(
    'لم يُستورد شيء. صحّح ما يلي ثمّ استورد من جديد.',
    'Nothing was imported. Correct this and import again.',
  ),
  failed: say('انقطع الاتّصال. حاول مرّة أخرى', 'The connection broke. Please try again'),
  written: say(
    'أيّام جديدة: {added}. أيّام تغيّرت: {changed}. أيّام كما كانت: {same}.',
    'New days: {added}. Changed days: {changed}. Days as they were: {same}.',
  ),
}

const formWordsIn = (locale: 'ar' | 'en'): Parameters<typeof CostsForm>[0]['words'] => ({
  file: words.file[locale],
  hint: words.hint[locale],
  send: words.send[locale],
  line: words.line[locale],
  more: words.more[locale],
  refused: words.refused[locale],
  failed: words.failed[locale],
  written: words.written[locale],
})

/** Below the links: what was paid for them, from a table. */
export function CostsSection({ locale }: { locale: 'ar' | 'en' }) {
  return (
    <section className={styles.section} aria-labelledby="import-costs">
      <h2 id="import-costs">{words.title[locale]}</h2>
      <CostsForm words={formWordsIn(locale)} language={locale} />
    </section>
  )
}
