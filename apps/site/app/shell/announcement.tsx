import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { OwnScript } from '#app/ui/own-script.tsx'
import styles from './announcement.module.css'
import { closedNoticeScript, keepClosed } from './closed-notice.ts'

/** The notice above the masthead, until this visitor closes it; other words are another notice. */
export function Announcement({ text, href }: { text: string; href?: string | undefined }) {
  const { t, locale } = useWords()
  return (
    <div
      ref={(notice) => {
        if (notice) keepClosed(notice, locale)
      }}
      className={`${styles.announcement} ${surfaceClass('deep')}`}
      data-notice=""
    >
      <p>{href ? <ContentLink href={href}>{text}</ContentLink> : text}</p>
      <button type="button" aria-label={t('general', 'closeNotice')}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <OwnScript source={import.meta.env.SSR ? closedNoticeScript : ''} />
    </div>
  )
}
