/** Which findings are shown: of one kind or all, in one language or both, those that wait or the hidden ones. */
import { Link } from '../../platform/admin/link.tsx'
import listing from '../../platform/admin/listing.module.css'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Listed } from '../findings/read-findings.ts'
import { type FindingKind, findingKinds } from '../kinds.ts'
import { kindWords, guardWords as words } from '../words.ts'
import { type Choice, toChoice } from './choice.ts'
import styles from './guard.module.css'

type Props = {
  all: readonly Listed[]
  counts: ReadonlyMap<FindingKind, number>
  choice: Choice
  language: 'ar' | 'en'
}

export function Filters({ all, counts, choice, language }: Props) {
  const figures = figuresIn(language)
  const waiting = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const hidden = all.filter((one) => one.hidden).length
  const kinds = findingKinds.filter((kind) => counts.has(kind) || kind === choice.kind)
  const isAll = !choice.kind && !choice.hidden
  return (
    <div className={styles.filters}>
      <nav className={listing.choices} aria-label={words.which[language]}>
        <Way href={toChoice(choice, { kind: undefined, hidden: false })} isCurrent={isAll}>
          {words.all[language]} <span>{figures.format(waiting)}</span>
        </Way>
        {kinds.map((kind) => (
          <Way
            key={kind}
            href={toChoice(choice, { kind, hidden: false })}
            isCurrent={choice.kind === kind && !choice.hidden}
          >
            {kindWords[kind][language]} <span>{figures.format(counts.get(kind) ?? 0)}</span>
          </Way>
        ))}
        {(hidden > 0 || choice.hidden) && (
          <Way href={toChoice(choice, { kind: undefined, hidden: true })} isCurrent={choice.hidden}>
            {words.hiddenOnes[language]} <span>{figures.format(hidden)}</span>
          </Way>
        )}
      </nav>
      <nav className={listing.choices} aria-label={words.language[language]}>
        {([undefined, 'ar', 'en'] as const).map((one) => (
          <Way
            key={one ?? 'both'}
            href={toChoice(choice, { language: one })}
            isCurrent={choice.language === one}
          >
            {words[one ?? 'bothLanguages'][language]}
          </Way>
        ))}
      </nav>
    </div>
  )
}

type WayProps = { href: string; isCurrent: boolean; children: React.ReactNode }

const Way = ({ href, isCurrent, children }: WayProps) => (
  <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </Link>
)
