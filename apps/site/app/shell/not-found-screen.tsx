import { useWords } from '#app/locale/locale-context.tsx'
import styles from './error-screen.module.css'

/**
 * The screen for pages that are not there. By the specification it always runs right-to-left, and
 * its link leads to `/`; the texts keep the page's language (BEHAVIOURS 9.5).
 */
export function NotFoundScreen({ message }: { message: string | undefined }) {
  const { t, locale, format } = useWords()
  return (
    <main className={styles.screen} dir="rtl" id="content">
      <title>{`${t('general', 'errorSeo.title')} ${format.digits('404')}`}</title>
      <meta name="description" content={t('general', 'errorSeo.description')} />
      <meta name="robots" content="noindex" />
      <p className={styles.figure} aria-hidden="true">
        <span>٤</span>
        <svg viewBox="-1 -1 2 2" width="1em" height="1em" aria-hidden="true">
          <path d="M0-.7L.7 0 0 .7-.7 0Z" fill="currentColor" />
        </svg>
        <span>٤</span>
      </p>
      <h1 lang={locale}>
        {t('general', 'errorPage.error')} <bdi>{format.digits('404')}</bdi>
      </h1>
      {message && (
        <p className={styles.message} dir="ltr" lang="en">
          {message}
        </p>
      )}
      <p lang={locale}>{t('general', 'errorPage.description')}</p>
      <a className={styles.action} href="/" lang={locale}>
        {t('general', 'errorPage.goBack')}
      </a>
    </main>
  )
}
