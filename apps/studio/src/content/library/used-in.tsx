'use client'
/** Where a picture stands, with the way there in each language. */
import { useTranslation } from '@payloadcms/ui'
import { locales } from '@wajiha/arabic'
import { useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { Link } from '../../platform/admin/link.tsx'
import { languageOf } from '../../platform/admin/words.ts'
import type { Place, Use } from '../uploads/uses-of.ts'
import type { Uses } from './doors.ts'
import styles from './panel.module.css'
import { panelWords as words } from './words.ts'

export function UsedIn({ id }: { id: string }) {
  const language = languageOf(useTranslation().i18n)
  const [uses, setUses] = useState<Use[]>()
  useEffect(() => {
    let isCurrent = true
    void callStudio<Uses>(`media/${id}/uses`).then((answer) => {
      if (isCurrent && answer.ok) setUses(answer.value.uses)
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  if (!uses) return null
  return (
    <section className={styles.panel} aria-labelledby="picture-uses">
      <h2 id="picture-uses">{words.usedIn[language]}</h2>
      {uses.length === 0 && <p>{words.nowhere[language]}</p>}
      <ul>
        {uses.map(({ kind, title, place }) => (
          <li key={pathOf(place)}>
            <span className={styles.kind}>{kind[language]}</span> <bdi>{title}</bdi>{' '}
            <span className={styles.ways}>
              {locales.map((locale) => (
                <Link
                  key={locale}
                  href={`${pathOf(place)}?locale=${locale}`}
                  aria-label={words.open(title, locale)[language]}
                  data-own-words
                >
                  {words.inLanguage[locale][language]}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const pathOf = (place: Place) =>
  'global' in place
    ? `/admin/globals/${place.global}`
    : `/admin/collections/${place.collection}/${place.id}`
