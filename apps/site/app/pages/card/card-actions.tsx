import type { Card } from '@wajiha/contract'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass, iconButtonClass } from '#app/ui/button.ts'
import styles from './card-actions.module.css'
import { CopyLine } from './copy-line.tsx'

/** What one does with a card at once: call, write, pass it on; and the person's other places. */
export function CardActions({ card }: { card: Card }) {
  const { t } = useWords()
  const [first] = card.phones.filter(({ type }) => type !== 'fax')
  const chat = card.phones.find(({ whatsapp }) => whatsapp)
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
        {first && (
          <a href={`tel:${first.e164}`} className={buttonClass('primary')}>
            {t('general', 'card.call')}
          </a>
        )}
        {chat && (
          <a
            href={`/w/card/${card.id}`}
            className={buttonClass(first ? 'line' : 'primary')}
            rel="nofollow noopener"
            aria-label={t('general', 'card.message')}
          >
            {t('general', 'whatsapp')}
          </a>
        )}
        <CopyLine label={t('general', 'card.copyLink')} className={iconButtonClass} />
      </div>
    </div>
  )
}
