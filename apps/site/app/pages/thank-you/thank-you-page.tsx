import { housePaper } from '@wajiha/brand/papers'
import type { PageOf } from '@wajiha/contract'
import { MessageNumber } from '#app/forms/press/message-number.tsx'
import type { NumberWords } from '#app/forms/thanks-words.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { Inscription } from '#app/motif/inscription.tsx'
import { stretchTitle } from '#app/motif/stretch-title.ts'
import { buttonClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { readStep } from './read-step.ts'
import styles from './thank-you-page.module.css'

type ThankYouPageProps = {
  words: PageOf<'thank-you'>
  /** What stands around the number of what was sent; that number. */
  number?: NumberWords | undefined
  reference?: string | undefined
}

/** The point has arrived: what happens next and when, and the ways on. */
export function ThankYouPage({ words, number, reference }: ThankYouPageProps) {
  const lines = stretchTitle(words.title)
  return (
    <div className={`${styles.thanks} ${surfaceClass('field', words.paper ?? housePaper)}`}>
      <Wrap className={styles.inside}>
        {lines ? (
          <h1>
            <span className="visually-hidden">{words.title}</span>
            <Inscription lines={lines} size="compact" construction />
          </h1>
        ) : (
          <h1 className={styles.plain}>{words.title}</h1>
        )}
        {words.lead && <p className={styles.lead}>{words.lead}</p>}
        {number && reference && (
          <MessageNumber number={reference} words={number} className={styles.number} />
        )}
        <ol className={styles.next}>
          {words.next.map((step) => (
            <NextStep key={step} step={step} />
          ))}
        </ol>
        <ul className={styles.actions}>
          {words.actions.map(({ label, href }, index) => (
            <li key={href}>
              <ContentLink href={href} className={buttonClass(index === 0 ? 'primary' : 'line')}>
                {label}
                {index > 0 && <Arrow />}
              </ContentLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </div>
  )
}

/** The time set apart from what happens. */
function NextStep({ step }: { step: string }) {
  const { time, text } = readStep(step)
  return (
    <li>
      {time && <b>{time}</b>}
      {text}
    </li>
  )
}
