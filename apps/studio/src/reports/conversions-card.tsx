/** What Google Ads is told of agreements: files to take along, and what cannot be told. */

import styles from '../platform/admin/figures.module.css'
import type { Reader } from '../platform/tables/figures.ts'

const words = {
  title: { ar: 'التحويلات إلى Google Ads', en: 'Conversions for Google Ads' },
  note: {
    ar: 'المرحلة واسم التحويل وقيمته من «المصادر والقنوات». وما لا يُرفع له ملفّ فيه سببه.',
    en: 'Stage, name and value are set in “Sources and channels”. What cannot be sent has a file of its own, with the reason.',
  },
  files: {
    'google-ads.csv': { ar: 'بمعرّفات النقر', en: 'By click id' },
    'enhanced.csv': { ar: 'تحويلات محسّنة (بصمات)', en: 'Enhanced, as hashes' },
    'enhanced-left-out.csv': {
      ar: 'من لا بصمة له وسببه',
      en: 'People without a hash, with the reason',
    },
    'left-out.csv': { ar: 'ما لم يُرفع وسببه', en: 'Left out, with the reason' },
  },
}

export function Conversions({ reader: { locale } }: { reader: Reader }) {
  return (
    <article className={styles.report} aria-labelledby="report-conversions">
      <header>
        <h3 id="report-conversions">{words.title[locale]}</h3>
        <p>{words.note[locale]}</p>
      </header>
      <p className={styles.files}>
        {Object.entries(words.files).map(([file, name]) => (
          <a key={file} href={`/api/conversions/${file}`} download>
            {name[locale]}
          </a>
        ))}
      </p>
    </article>
  )
}
