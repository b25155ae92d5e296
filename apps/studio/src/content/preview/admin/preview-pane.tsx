'use client'
/**
 * The page of a document beside its form, as Payload's own place for it: in either language, on screens of three
 * widths, drawn anew after each save. A press on a part of it leads to the field that it was written in.
 */
import {
  toast,
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { type Locale, locales, readLocale } from '@wajiha/arabic'
import { entriesOf } from '@wajiha/contract/records'
import { useState } from 'react'
import { languageOf } from '../../../platform/admin/words.ts'
import { previewWords as words } from '../words.ts'
import { Choice } from './choice.tsx'
import { goToField } from './go-to-field.ts'
import styles from './preview-pane.module.css'
import { TypedAlong } from './typed-along.tsx'
import { useFramedPage } from './use-framed-page.ts'
import { useHasDrafts } from './use-has-drafts.ts'
import { useScaled } from './use-scaled.ts'

/** Widths of screens, in pixels of the page. */
const widths = { phone: 390, tablet: 820, desktop: 1280 } as const

export function PreviewPane() {
  const { isLivePreviewing } = useLivePreviewContext()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const locale = readLocale(useLocale().code)
  if (!isLivePreviewing || !(globalSlug || id)) return null
  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  // Whoever writes in another language is shown that one.
  return <Opened key={`${path} ${locale}`} path={path} written={locale} />
}

function Opened({ path, written }: { path: string; written: Locale }) {
  const language = languageOf(useTranslation().i18n)
  const [locale, setLocale] = useState(written)
  const [size, setSize] = useState<keyof typeof widths>('desktop')
  const page = useFramedPage(path, locale, async (field) => {
    if (!(await goToField(field))) toast.info(words.noField[language])
  })
  const hasDrafts = useHasDrafts()
  const { box, scale, height } = useScaled(widths[size])
  return (
    <section className={styles.pane} aria-label={words.pane[language]}>
      <div className={styles.bar}>
        <Choice label={words.language[language]}>
          {locales.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === locale}
              onClick={() => setLocale(one)}
            >
              {words[one][language]}
            </button>
          ))}
        </Choice>
        <Choice label={words.size[language]}>
          {entriesOf(widths).map(([name, width]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === size}
              onClick={() => setSize(name)}
            >
              {words[name][language]} <bdi>{width}</bdi>
            </button>
          ))}
        </Choice>
      </div>
      {!hasDrafts && <TypedAlong path={path} written={written} renew={page.renew} />}
      <Troubled page={page} language={language} />
      <div className={styles.stage} ref={box}>
        {page.src && (
          <iframe
            key={page.src}
            ref={page.frame}
            src={page.src}
            title={words.frame[language]}
            className={styles.frame}
            data-drawn={page.drawn}
            style={{
              inlineSize: `${widths[size]}px`,
              blockSize: `${height}px`,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  )
}

type Troubles = { page: ReturnType<typeof useFramedPage>; language: 'ar' | 'en' }

/** What a person should know while there is nothing to see. */
function Troubled({ page: { trouble, drawn, again }, language }: Troubles) {
  if (!trouble) return drawn === 0 && <p className={styles.note}>{words.loading[language]}</p>
  const said = trouble === 'away' || trouble === 'failed' ? words[trouble][language] : trouble
  return (
    <p className={styles.note} role="alert">
      {said}{' '}
      <button type="button" className={styles.again} onClick={again}>
        {words.again[language]}
      </button>
    </p>
  )
}
