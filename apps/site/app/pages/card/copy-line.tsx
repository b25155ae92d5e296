import { useWords } from '#app/locale/locale-context.tsx'
import { CopyButton } from '#app/ui/press/copy-button.tsx'
import styles from './copy-line.module.css'

type CopyLineProps = {
  /** What is copied; the page's own address without it. */
  text?: string | undefined
  label: string
  /** How it looks, when it does not stand small in a line. */
  className?: string | undefined
}

/** The sign that copies a line of the card, or the card's own address. */
export function CopyLine({ text, label, className = styles.small }: CopyLineProps) {
  const { t } = useWords()
  const words = { label, done: t('general', 'card.copied'), failed: t('general', 'card.notCopied') }
  return <CopyButton text={text ?? pageAddress} words={words} className={className} quiet />
}

/** Without what trackers hung on it. */
const pageAddress = () => location.origin + location.pathname
