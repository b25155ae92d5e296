import { useWords } from '#app/locale/locale-context.tsx'
import styles from './error-screen.module.css'

/**
 * The screen for every error but a missing page. By the specification it always runs left-to-right
 * and shows no detail of the failure (BEHAVIOURS 9.5).
 */
export function GeneralErrorScreen({ statusCode }: { statusCode: number | undefined }) {
  const { t, locale, dir, format } = useWords()
  const isPassing = statusCode === 503
  return (
    <main className={styles.screen} dir="ltr" id="content">
      <title>
        {`${t('general', 'errorSeo.title')} ${statusCode ? format.digits(String(statusCode)) : ''}`.trim()}
      </title>
      <meta name="description" content={t('general', 'errorSeo.description')} />
      <meta name="robots" content="noindex" />
      <svg className={styles.circle} viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M10 0A10 10 0 1 1 7.07-7.07" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <h1 lang="en">Error {statusCode ?? 'Unknown'}</h1>
      <p lang={locale} dir={dir}>
        {t('general', isPassing ? 'errorPage.unavailable' : 'errorPage.unexpected')}
      </p>
      <p className={styles.actions} lang={locale}>
        <button type="button" className={styles.action} onClick={() => window.location.reload()}>
          {t('general', 'errorPage.reload')}
        </button>
        <button type="button" className={styles.action} onClick={() => window.history.back()}>
          {t('general', 'errorPage.back')}
        </button>
        <a className={styles.action} href="/">
          {t('general', 'errorPage.toHome')}
        </a>
      </p>
    </main>
  )
}
