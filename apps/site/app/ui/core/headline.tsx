import { openTitle } from '@wajiha/arabic'
import styles from './headline.module.css'

/**
 * A page's title with the house's gesture: one join of an Arabic title is opened where the rules of the script allow
 * it; a title in Latin letters reaches out after its last word. What is read out, copied and found is the plain title.
 */
export function Headline({ text }: { text: string }) {
  if (!/\p{Script=Arabic}/u.test(text)) return <LatinHeadline text={text} />
  const opened = openTitle(text)
  if (!opened) return <h1>{text}</h1>
  const { start, word, end } = opened
  const [before, after] = word
  return (
    <h1 aria-label={text}>
      {start}
      <span className={styles.word}>
        <span className={styles.before}>{before}</span>
        <i className={styles.bar} data-bar="" aria-hidden="true" />
        <span className={styles.after}>{after}</span>
      </span>
      {end}
    </h1>
  )
}

/** The bar takes no room of its own, so no line breaks otherwise for it; a full stop becomes its point. */
function LatinHeadline({ text }: { text: string }) {
  const isSentence = text.endsWith('.')
  return (
    <h1 aria-label={text}>
      {isSentence ? text.slice(0, -1) : text}
      <i
        className={isSentence ? `${styles.reach} ${styles.sentence}` : styles.reach}
        data-bar=""
        aria-hidden="true"
      />
      {isSentence && <span className={styles.stop}>.</span>}
    </h1>
  )
}
