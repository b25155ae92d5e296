import { faultPaper } from '@wajiha/brand/papers'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './error-screen.module.css'
import { SlimHeader } from './slim-header.tsx'

/** Statuses that pass by themselves, and the words that say so. */
const reasons: Record<number, 'tooMany' | 'unavailable'> = { 429: 'tooMany', 503: 'unavailable' }

type Props = { statusCode: number | undefined; reference: string | undefined }

/**
 * The screen for every error but a missing page. It always runs left-to-right
 * and shows no detail of the failure (B9.5.2) but under which reference our log tells of it. The script in the head acts for its buttons.
 */
export function GeneralErrorScreen({ statusCode, reference }: Props) {
  const { t, locale, dir, format } = useWords()
  return (
    <div className={`${styles.screen} ${surfaceClass('field', faultPaper)}`}>
      <title>
        {`${t('general', 'errorSeo.title')} ${statusCode ? format.digits(String(statusCode)) : ''}`.trim()}
      </title>
      <meta name="description" content={t('general', 'errorSeo.description')} />
      <meta name="robots" content="noindex" />
      <SlimHeader />
      <main dir="ltr" id="content" tabIndex={-1}>
        <Wrap className={styles.broken}>
          <UnclosedCircle />
          <div className={styles.failure}>
            <h1 lang="en">Error {statusCode ?? 'Unknown'}</h1>
            <div className={styles.reason}>
              <p>
                <bdi lang={locale} dir={dir}>
                  {t('general', `errorPage.${reasons[statusCode ?? 0] ?? 'unexpected'}`)}
                </bdi>
              </p>
              {reference && (
                <p className={styles.message}>
                  <bdi lang={locale} dir={dir}>
                    {t('general', 'errorPage.reference', { reference })}
                  </bdi>
                </p>
              )}
            </div>
            <p className={styles.actions} lang={locale}>
              <button type="button" className={buttonClass()} data-acts="reload">
                {t('general', 'errorPage.reload')}
              </button>
              <button type="button" className={buttonClass('line')} data-acts="back">
                {t('general', 'errorPage.back')}
              </button>
              <a className={buttonClass('line')} href="/">
                {t('general', 'errorPage.toHome')}
              </a>
            </p>
          </div>
        </Wrap>
      </main>
    </div>
  )
}

function UnclosedCircle() {
  return (
    <svg className={styles.circle} viewBox="-110 -130 220 240" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path d="M0-100A100 100 0 1 1-70.7-70.7" strokeWidth="20" />
        <path d="M-70.7-70.7-96-128" strokeWidth="2" strokeDasharray="4 7" />
        <circle r="60" opacity=".5" />
        <circle r="30" opacity=".5" />
      </g>
      <path className={styles.point} d="M0-22 22 0 0 22-22 0Z" />
    </svg>
  )
}
