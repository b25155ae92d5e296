import type { RichText as RichTextData } from '@wajiha/contract'
import { Inlines } from '#app/blocks/inlines.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Section, Wrap } from '#app/ui/core/page.tsx'
import { Construction } from './construction.tsx'
import styles from './story.module.css'
import { chaptersOf } from './story-chapters.ts'

/** Why the agency bears the tool's name, beside the drawing itself; then the chapters of its story. */
export function Story({ story }: { story: RichTextData }) {
  const { t } = useWords()
  const { opening, chapters } = chaptersOf(story)
  return (
    <>
      <Section title={t('about', 'story')} quietTitle tone="deep">
        <Construction />
        {opening.length > 0 && (
          <div className={`${styles.opening} ${styles.pen}`}>
            <RichText blocks={opening} />
          </div>
        )}
      </Section>
      {chapters.length > 0 && (
        <Wrap className={styles.chapters}>
          {chapters.map(({ heading, blocks }) => (
            <section key={heading.id} className={styles.chapter}>
              <h2 id={heading.id}>
                <Inlines nodes={heading.children} />
              </h2>
              <div className={styles.pen}>
                <RichText blocks={blocks} />
              </div>
            </section>
          ))}
        </Wrap>
      )}
    </>
  )
}
