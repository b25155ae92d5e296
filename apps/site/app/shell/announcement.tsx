import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { OwnScript } from '#app/ui/own-script.tsx'
import styles from './announcement.module.css'

/**
 * Takes a notice that was closed away before it is painted, and closes it: with its document, so that no app has to
 * come for it. The device keeps the words that were closed last (`notice-closed` in `localStorage`).
 */
const script =
  "(function(b){var k='notice-closed',t=b.firstChild.textContent,s;try{s=localStorage,s.getItem(k)==t&&(b.hidden=!0)}catch(e){}" +
  'b.children[1].onclick=function(){b.hidden=!0;try{s.setItem(k,t)}catch(e){}}})(document.currentScript.parentNode)'

/** The notice above the masthead, until this visitor closes it; other words are another notice. */
export function Announcement({ text, href }: { text: string; href?: string | undefined }) {
  const { t } = useWords()
  return (
    <div className={`${styles.announcement} ${surfaceClass('deep')}`} data-notice="">
      <p>{href ? <ContentLink href={href}>{text}</ContentLink> : text}</p>
      <button type="button" aria-label={t('general', 'closeNotice')}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <OwnScript source={import.meta.env.SSR ? script : ''} />
    </div>
  )
}
