import { useState } from 'react'
import { textMark } from '#app/content/text-mark.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { PressButton } from '#app/ui/core/press-button.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { OwnScript } from '#app/ui/own-script.tsx'
import styles from './announcement.module.css'

/** Where the device keeps the mark of the notice that was closed last, in `localStorage`. */
const closedKey = 'notice-closed'

/** Takes a closed notice away before it is painted. */
const script = `(function(b){try{if(localStorage.getItem('${closedKey}')==b.dataset.notice)b.hidden=!0}catch(e){}})(document.currentScript.parentNode)`

/** The notice above the masthead, until this visitor closes it; other words are another notice. */
export function Announcement({ text, href }: { text: string; href?: string | undefined }) {
  const { t } = useWords()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  const mark = textMark(text)
  const close = () => {
    setIsClosed(true)
    try {
      localStorage.setItem(closedKey, mark)
    } catch {
      // A device that keeps nothing shows it again on the next document.
    }
  }
  return (
    <div className={`${styles.announcement} ${surfaceClass('deep')}`} data-notice={mark}>
      <p>{href ? <ContentLink href={href}>{text}</ContentLink> : text}</p>
      <PressButton aria-label={t('general', 'closeNotice')} onPress={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </PressButton>
      <OwnScript source={import.meta.env.SSR ? script : ''} />
    </div>
  )
}
