import type { Card } from '@wajiha/contract'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { buttonClass, iconButtonClass } from '#app/ui/core/button.ts'
import styles from './card-actions.module.css'
import { CopyLine } from './copy-line.tsx'

/** What one does with a card at once: keep it, pass it on; and the person's other places. */
export function CardActions({ card }: { card: Card }) {
  const { locale, t } = useWords()
  return (
    <div className={styles.foot}>
      {card.urls.length > 0 && (
        <ul className={styles.links} aria-label={t('general', 'card.links')}>
          {card.urls.map(({ href, label }) => (
            <li key={href}>
              <ContentLink href={href} className="u-url">
                {label}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <a
          href={localisedPath(`/card/${card.id}.vcf`, locale)}
          className={buttonClass('primary')}
          rel="nofollow"
        >
          {t('general', 'card.save')}
        </a>
        <CopyLine label={t('general', 'card.copyLink')} className={iconButtonClass} />
      </div>
    </div>
  )
}
