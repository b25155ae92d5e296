import type { Branch } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { weekdayNames } from '#app/locale/weekdays.ts'
import { Phone } from '#app/ui/phone.tsx'
import styles from './card.module.css'

/** An office: where it is, how to reach it and when it is open. */
export function BranchCard({ branch }: { branch: Branch }) {
  const { t, format, locale } = useWords()
  const names = weekdayNames(locale)
  const { street, locality } = branch.address
  return (
    <article className={styles.card}>
      <h3>{branch.name}</h3>
      <address>
        {street}
        {locale === 'ar' ? '، ' : ', '}
        {locality}
      </address>
      <ul>
        {branch.phones.map(({ e164, label, whatsapp }) => (
          <li key={`${e164}${label}`}>
            {label} <Phone e164={e164} />
            {whatsapp && (
              <>
                {' · '}
                <a href={`https://wa.me/${e164.slice(1)}`} rel="noopener noreferrer">
                  {t('general', 'whatsapp')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      <h4>{t('sections', 'hours')}</h4>
      <ul>
        {branch.hours.map(({ day, opens, closes }) => (
          <li key={`${day}${opens}`}>
            {names[day - 1]} <bdi dir="ltr">{format.timeRange(opens, closes)}</bdi>
          </li>
        ))}
      </ul>
      {branch.mapUrl && (
        <a href={branch.mapUrl} rel="noopener noreferrer">
          {t('sections', 'map')}
        </a>
      )}
    </article>
  )
}
