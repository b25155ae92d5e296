import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from './core/button.ts'
import { CopyButton } from './press/copy-button.tsx'
import styles from './share-row.module.css'
import { sharingLinks } from './sharing-links.ts'

type ShareRowProps = {
  /** The absolute address of what is shared. */
  url: string
  title: string
  words: { title: string; label: string; done: string; failed: string }
}

/** Ways to pass a page on: plain links, so that nobody is told of the visit before a press. */
export function ShareRow({ url, title, words }: ShareRowProps) {
  const { t } = useWords()
  const look = buttonClass('line', { small: true })
  return (
    <div className={styles.share}>
      <p id="share">{words.title}</p>
      <ul aria-labelledby="share">
        <li className={styles.copy}>
          <CopyButton className={look} text={url} words={words} />
        </li>
        {sharingLinks(url, title).map(({ network, href }) => (
          <li key={network}>
            <a className={look} href={href} rel="noopener noreferrer nofollow">
              {t('general', `network.${network}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
