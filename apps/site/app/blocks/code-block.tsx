import type { RichTextBlock } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { CopyButton } from '#app/ui/press/copy-button.tsx'
import styles from './code-block.module.css'

/** How the languages of code call themselves; one that is not here is shown as it was written. */
const names = new Map([
  ['css', 'CSS'],
  ['html', 'HTML'],
  ['js', 'JavaScript'],
  ['json', 'JSON'],
  ['jsx', 'JSX'],
  ['kotlin', 'Kotlin'],
  ['php', 'PHP'],
  ['python', 'Python'],
  ['sh', 'Shell'],
  ['sql', 'SQL'],
  ['swift', 'Swift'],
  ['ts', 'TypeScript'],
  ['tsx', 'TSX'],
  ['xml', 'XML'],
  ['yaml', 'YAML'],
])

/** Code is left-to-right in every language, and can be scrolled by keyboard and copied. */
export function CodeBlock({ language = '', code }: Extract<RichTextBlock, { type: 'code' }>) {
  const { t } = useWords()
  const isText = language === '' || language === 'text'
  const name = isText ? undefined : (names.get(language) ?? language)
  return (
    <figure className={styles.code} dir="ltr">
      <figcaption className={styles.bar}>
        {name ? <bdi lang="en">{name}</bdi> : <span />}
        <CopyButton
          className={styles.copy}
          text={code}
          words={{
            label: t('blogs', 'copyCode'),
            done: t('blogs', 'codeCopied'),
            failed: t('blogs', 'copyFailed'),
          }}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard too */}
      <pre translate="no" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}
