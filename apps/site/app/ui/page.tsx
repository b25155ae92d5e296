import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The column of a page. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

/** A page's one h1 and the sentence under it. */
export function PageHead(head: { title: string; lead?: string | undefined; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{head.title}</h1>
      {head.lead && <p className={styles.lead}>{head.lead}</p>}
      {head.children}
    </header>
  )
}

/** A part of a page with its own heading; an empty part is left out by its caller. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Cards side by side, as many as fit. */
export function Grid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

/** Small items in a row, such as filters or actions. */
export function Row({ children }: { children: ReactNode }) {
  return <ul className={styles.row}>{children}</ul>
}

/** Named facts; those without a value are left out. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== '' && value !== false)
  return (
    <dl className={styles.facts}>
      {known.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}
