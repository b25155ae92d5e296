import type { ReactNode } from 'react'
import { Arrow } from './core/marks.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pager.module.css'

type LinkAttributes = {
  children: ReactNode
  className?: string | undefined
  rel?: 'prev' | 'next'
  'aria-current'?: 'page' | undefined
}

type PagerProps = {
  label: string
  page: number
  pages: number
  words: { previous: string; next: string; nameOf: (page: number) => string }
  /** A page's number as the language writes it. */
  figure: (page: number) => string
  /** Draws the link to a page of the list. */
  link: (page: number, attributes: LinkAttributes) => ReactNode
}

/** The way through the pages of a list: numbers, and the neighbours by name. */
export function Pager({ label, page, pages, words, figure, link }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      <ol>
        {pageNumbers(page, pages).map((one, index) => (
          <li key={one || `gap-${index}`}>
            {one === 0
              ? '…'
              : link(one, {
                  children: (
                    <>
                      <span className="visually-hidden">{words.nameOf(one)}</span>
                      <span aria-hidden="true">{figure(one)}</span>
                    </>
                  ),
                  'aria-current': one === page ? 'page' : undefined,
                })}
          </li>
        ))}
      </ol>
      <div className={styles.neighbours}>
        {page > 1 &&
          link(page - 1, { rel: 'prev', children: <Neighbour back>{words.previous}</Neighbour> })}
        {page < pages &&
          link(page + 1, { rel: 'next', children: <Neighbour>{words.next}</Neighbour> })}
      </div>
    </nav>
  )
}

function Neighbour({ back = false, children }: { back?: boolean; children: ReactNode }) {
  return (
    <>
      {back && <Arrow back />}
      <span>{children}</span>
      {!back && <Arrow />}
    </>
  )
}
