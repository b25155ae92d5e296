import { housePaper } from '@wajiha/brand/papers'
import type { PageOf } from '@wajiha/contract'
import { ContentLink } from '#app/locale/content-link.tsx'
import { Inscription, plainText } from '#app/motif/inscription.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './home-hero.module.css'

/** The first screen: the inscription, one sentence and two ways on. */
export function HomeHero({ words }: { words: PageOf<'home'> }) {
  const { lines, actions } = words.hero
  return (
    <header className={`${styles.field} ${surfaceClass('field', words.paper ?? housePaper)}`}>
      <Wrap className={styles.hero}>
        <h1>
          <span className="visually-hidden">{plainText(lines)}</span>
          <Inscription lines={lines} construction />
        </h1>
        <div className={styles.foot}>
          {words.lead && <p>{words.lead}</p>}
          <ul className={styles.actions}>
            {actions.map(({ label, href }, index) => (
              <li key={href}>
                <ContentLink href={href} className={buttonClass(index === 0 ? 'primary' : 'line')}>
                  {label} {index === 0 && <Arrow />}
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </header>
  )
}
