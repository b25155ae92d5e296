'use client'
/**
 * Beside the form: how the page would stand in a search engine, in either language, and the picture of its shared
 * links, as the site draws it from the draft. What is typed for search engines is shown at each key.
 */
import {
  useDocumentInfo,
  useFormFields,
  useLivePreviewContext,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { directionOf, type Locale, locales, readLocale } from '@wajiha/arabic'
import type { Found } from '@wajiha/contract/found'
import { resultDescription, resultTitle } from '@wajiha/contract/search-result'
import { useState } from 'react'
import { languageOf } from '../../../platform/admin/words.ts'
import { foundWords as words } from '../found-words.ts'
import { previewWords } from '../words.ts'
import { Choice } from './choice.tsx'
import styles from './found-beside.module.css'
import { FoundCounts } from './found-counts.tsx'
import { TypedAlong } from './typed-along.tsx'
import { useFound } from './use-found.ts'
import { useHasDrafts } from './use-has-drafts.ts'

export function FoundBeside() {
  const language = languageOf(useTranslation().i18n)
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const written = readLocale(useLocale().code)
  const path = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`
  const [chosen, choose] = useState<Locale>()
  const locale = chosen ?? written
  return (
    <section className={`field-type ${styles.beside}`} aria-label={words.title[language]}>
      <div className={styles.head}>
        <h2>{words.title[language]}</h2>
        <Choice label={words.language[language]}>
          {locales.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === locale}
              onClick={() => choose(one)}
            >
              {previewWords[one][language]}
            </button>
          ))}
        </Choice>
      </div>
      {path ? (
        <Asked key={`${path} ${locale}`} path={path} locale={locale} written={written} />
      ) : (
        <p>{words.notYet[language]}</p>
      )}
    </section>
  )
}

type Asking = { path: string; locale: Locale; written: Locale }

function Asked({ path, locale, written }: Asking) {
  const language = languageOf(useTranslation().i18n)
  const { told, again } = useFound(path, locale)
  const { isLivePreviewing } = useLivePreviewContext()
  const isTypedHere = !useHasDrafts() && !isLivePreviewing
  return (
    <>
      {isTypedHere && <TypedAlong path={path} written={written} renew={again} />}
      {told.kind === 'found' ? (
        <Result found={told.found} locale={locale} isWritten={locale === written} />
      ) : (
        <p role="status">
          {words[told.kind][language]}{' '}
          {told.kind === 'away' && (
            <button type="button" className={styles.again} onClick={again}>
              {words.again[language]}
            </button>
          )}
        </p>
      )}
    </>
  )
}

function Result({
  found,
  locale,
  isWritten,
}: {
  found: Found
  locale: Locale
  isWritten: boolean
}) {
  const typed = useTyped()
  const own = isWritten ? { ...found.own, ...typed } : found.own
  const title = own.title || found.page.title
  const description = own.description || found.page.description || found.agency || ''
  return (
    <>
      <div
        className={styles.result}
        lang={locale}
        dir={directionOf(locale)}
        data-found={locale}
        data-own-words
      >
        <p className={styles.address} dir="ltr">
          {steps(found.address)}
        </p>
        <p className={styles.title}>{resultTitle(title, found.site)}</p>
        <p className={styles.description}>{resultDescription(description)}</p>
      </div>
      <FoundCounts found={found} own={own} />
      <SharedPicture found={found} title={title} locale={locale} />
    </>
  )
}

/** What stands in the form's fields for search engines; nothing where it has none. */
function useTyped(): Found['own'] {
  const title = useFormFields(([fields]) => fields['seo.title']?.value)
  const description = useFormFields(([fields]) => fields['seo.description']?.value)
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
  }
}

/** `https://birkar.example/blogs/كشيدة` → `birkar.example › blogs › كشيدة`, as results write it. */
const steps = (address: string) =>
  address
    .replace(/^https?:\/\//, '')
    .split('/')
    .filter(Boolean)
    .join(' › ')

function SharedPicture({ found, title, locale }: { found: Found; title: string; locale: Locale }) {
  const language = languageOf(useTranslation().i18n)
  const { data, isChosen } = found.picture
  const label = words.picture[language]
  return (
    <figure className={styles.shared}>
      {data ? (
        // biome-ignore lint/performance/noImgElement: the picture came with the answer.
        <img src={data} alt={`${label}: ${title}`} width={1200} height={630} data-shared={locale} />
      ) : (
        <p>{words.noPicture[language]}</p>
      )}
      <figcaption>
        {label}: {isChosen ? words.isChosen[language] : words.isDrawn[language]}
      </figcaption>
    </figure>
  )
}
