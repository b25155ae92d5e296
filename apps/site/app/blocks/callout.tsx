import type { RichTextBlock } from '@wajiha/contract'
import { Inlines } from './inlines.tsx'
import styles from './rich-text.module.css'

export function Callout({ tone, title, children }: Extract<RichTextBlock, { type: 'callout' }>) {
  return (
    <aside className={styles.callout} data-tone={tone}>
      {title && <strong>{title}</strong>}
      <p>
        <Inlines nodes={children} />
      </p>
    </aside>
  )
}
