import { getRouteApi } from '@tanstack/react-router'
import type { Locale } from '@wajiha/arabic'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import ServedContent from '../notice-content.tsx'
import type { ConsentRules } from '../start/consent.ts'
import styles from './consent-notice.module.css'

const FetchedContent = lazy(() => import('../notice-content.tsx'))
const root = getRouteApi('__root__')

/** What the site asks; nothing on the screens of failures that know nothing of the site. */
export const useConsentRules = (): ConsentRules | undefined =>
  root.useLoaderData({ select: (facts) => facts?.rules })

/** Whether the page the server sent has come to life; from then on its notice may be gone. */
let isAlive = false

/**
 * The notice: in every page from the start, and hidden by styles unless the script in the head says
 * otherwise. The app leaves what the server wrote as it is, and fetches words only for a notice in
 * the other language.
 */
export function ConsentNotice({ locale }: { locale: Locale }) {
  const rules = useConsentRules()
  const { t } = useWords()
  const [served, setServed] = useState(isAlive ? undefined : locale)
  useEffect(() => {
    isAlive = true
  }, [])
  if (served && served !== locale) setServed(undefined)
  if (!rules || rules.consent === 'off') return null
  const frame = {
    id: 'privacy-choices',
    className: styles.notice,
    'aria-label': t('general', 'privacyChoices'),
    tabIndex: -1,
  }
  if (!import.meta.env.SSR && served)
    return (
      <section
        {...frame}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; what the server wrote stays
        dangerouslySetInnerHTML={kept}
      />
    )
  const props = { rules, locale, look }
  return (
    <section {...frame}>
      {import.meta.env.SSR ? (
        <ServedContent {...props} />
      ) : (
        <Suspense>
          <FetchedContent {...props} />
        </Suspense>
      )}
    </section>
  )
}

/** Two equal answers: neither is the one primary button of a view. */
const look = buttonClass('line', { small: true })

/** React writes nothing into what it finds, and the page keeps the server's words. */
const kept = { __html: '' }
