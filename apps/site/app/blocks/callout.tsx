import type { RichTextBlock } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { Voiced } from '#app/locale/voiced.tsx'
import { Nuqta } from '#app/ui/core/marks.tsx'
import styles from './callout.module.css'
import { Inlines } from './inlines.tsx'

/** A remark beside the text. Its kind is said in words; the ground only repeats it. */
export function Callout({ tone, title, children }: Extract<RichTextBlock, { type: 'callout' }>) {
  const { t } = useWords()
  const kind = t('blogs', `callout.${tone}`)
  return (
    <div className={styles.callout} data-tone={tone} role="note" aria-label={kind}>
      <p className={styles.title}>
        <Nuqta />
        <Voiced text={title ?? kind} />
      </p>
      <p>
        <Inlines nodes={children} />
      </p>
    </div>
  )
}
