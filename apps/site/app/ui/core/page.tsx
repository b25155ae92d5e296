/** The parts every page is set from: its head, its sections, and the simple lists inside them. */
import type { Paper } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { Headline } from './headline.tsx'
import styles from './page.module.css'
import { surfaceClass, type Tone } from './surface.ts'

/** The column of the page: 1600 px at most, with the gutter on both sides. */
export function Wrap({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return <div className={className ? `${styles.wrap} ${className}` : styles.wrap}>{children}</div>
}

/** What a page shows, from its head to its last section. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

type PageHeadProps = {
  title: ReactNode
  lead?: string | undefined
  /** The dyed paper of the head; without one it stands on the page's own. */
  paper?: Paper | undefined
  /** The way here, above the title: see `Crumbs`. */
  crumbs?: ReactNode
  /** A drawing behind the end of the head. */
  art?: ReactNode
  children?: ReactNode
}

/** A page's one h1 and the sentence under it. */
export function PageHead({ title, lead, paper, crumbs, art, children }: PageHeadProps) {
  return (
    <header className={`${styles.head} ${surfaceClass(paper ? 'field' : 'page', paper)}`}>
      {art}
      <Wrap className={styles.headText}>
        {crumbs}
        {typeof title === 'string' ? <Headline text={title} /> : <h1>{title}</h1>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Wrap>
    </header>
  )
}

type SectionProps = {
  title?: string | undefined
  /** The heading is read out but not shown, where the section's look says it already. */
  quietTitle?: boolean
  /** A sentence beside the heading. */
  intro?: ReactNode
  /** A link beside the heading. */
  more?: ReactNode
  tone?: Tone
  paper?: Paper | undefined
  id?: string
  /** Joined to the section above, without its own room at the top. */
  joined?: boolean
  children: ReactNode
}

/** A part of a page with its own heading and ground; an empty part is left out by its caller. */
export function Section(props: SectionProps) {
  const { title, quietTitle, intro, more, tone = 'page', paper, id, joined, children } = props
  const classes = [styles.section, surfaceClass(tone, paper), joined && styles.joined]
  return (
    <section className={classes.filter(Boolean).join(' ')} id={id}>
      <Wrap>
        {title && quietTitle && <h2 className="visually-hidden">{title}</h2>}
        {title && !quietTitle && (
          <div className={styles.sectionHead}>
            <h2>{title}</h2>
            {intro && <p>{intro}</p>}
            {more}
          </div>
        )}
        {children}
      </Wrap>
    </section>
  )
}

/** Cards side by side, as many as fit. */
export function Grid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

/** Small items in a row, such as actions. */
export function Row({ children }: { children: ReactNode }) {
  return <ul className={styles.row}>{children}</ul>
}

/** Named facts under a rule; those without a value are left out. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== '' && value !== false)
  return (
    <dl className={styles.facts}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
