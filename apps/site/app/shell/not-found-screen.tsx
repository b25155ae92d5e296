import { meetingPaper } from '@wajiha/brand/papers'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './error-screen.module.css'
import { lostStar } from './lost-star.drawn.ts'
import { SlimHeader } from './slim-header.tsx'

/**
 * The screen for pages that are not there. It always runs right-to-left, and its
 * link leads to `/` (B9.5.1); the texts keep the page's language. Its figure, a point
 * between two fours, reads the same from both sides: the Arabic zero is a point.
 */
export function NotFoundScreen({ message }: { message: string | undefined }) {
  const { t, locale, dir, format } = useWords()
  return (
    <div className={`${styles.screen} ${surfaceClass('field', meetingPaper)}`}>
      <title>{`${t('general', 'errorSeo.title')} ${format.digits('404')}`}</title>
      <meta name="description" content={t('general', 'errorSeo.description')} />
      <meta name="robots" content="noindex" />
      <SlimHeader />
      <main id="content" dir="rtl" tabIndex={-1}>
        <Wrap className={styles.lost}>
          <div className={styles.four} aria-hidden="true">
            <span>{format.digits('4')}</span>
            <svg viewBox="-60 -60 120 120" aria-hidden="true">
              <path
                data-rosette="8 58"
                d={lostStar}
                fill="none"
                stroke="currentColor"
                opacity=".5"
              />
              <path className={styles.point} d="M0-46 46 0 0 46-46 0Z" />
            </svg>
            <span>{format.digits('4')}</span>
          </div>
          <div className={styles.words}>
            <h1>
              <bdi lang={locale}>
                {t('general', 'errorPage.error')} {format.digits('404')}
              </bdi>
            </h1>
            <div className={styles.reason}>
              <p>
                <bdi lang={locale} dir={dir}>
                  {t('general', 'errorPage.description')}
                </bdi>
              </p>
              {message && (
                <p className={styles.message}>
                  <bdi lang="en" dir="ltr">
                    {message}
                  </bdi>
                </p>
              )}
            </div>
            <a className={buttonClass()} href="/" lang={locale} dir={dir}>
              {t('general', 'errorPage.goBack')} <Arrow />
            </a>
          </div>
        </Wrap>
      </main>
    </div>
  )
}
