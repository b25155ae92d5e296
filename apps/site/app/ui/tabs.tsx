import { useLocation, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { plainKey } from './core/plain-key.ts'
import { useIsLive } from './core/use-is-live.ts'
import row from './tab-row.module.css'
import styles from './tabs.module.css'

export type Tab = {
  /** Unique on the page; the address of the section: `#draw`. */
  id: string
  label: ReactNode
  panel: ReactNode
  className?: string | undefined
}

type TabsProps = { label: string; tabs: readonly Tab[] }

/**
 * Sections of which one shows at a time. Without script they stand one under the other and the list
 * above leads to each; with script the list is a tab list (arrow keys follow the reading direction).
 * Either way the address names the section that shows.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const isLive = useIsLive()
  const [shown, setShown] = useShownTab(tabs, isLive)
  const list = useRef<HTMLUListElement>(null)
  const nextOf = useTabKeys(tabs.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(plainKey(event), shown)
    if (next === undefined) return
    event.preventDefault()
    setShown(next)
    list.current?.querySelectorAll('a')[next]?.focus()
  }
  const show = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <>
      <ul
        ref={list}
        className={`${row.row} ${styles.list}`}
        aria-label={label}
        role={isLive ? 'tablist' : undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: name, className }, index) => (
          <li key={id} className={className} role={isLive ? 'presentation' : undefined}>
            <a
              id={`${id}-tab`}
              href={`#${id}`}
              data-shown={index === shown || undefined}
              onClick={show(index)}
              {...(isLive && tabRole(id, index === shown))}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels} data-live={isLive || undefined}>
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            data-shown={index === shown || undefined}
            {...(isLive && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}-tab` })}
          >
            {panel}
          </div>
        ))}
      </div>
    </>
  )
}

const tabRole = (id: string, isShown: boolean) => ({
  role: 'tab' as const,
  'aria-selected': isShown,
  'aria-controls': id,
  tabIndex: isShown ? 0 : -1,
})

/** The tab that the address names, now or last; the first where it never named one. */
function useShownTab(tabs: readonly Tab[], isLive: boolean) {
  const navigate = useNavigate()
  const named = useLocation({ select: ({ hash }) => hash })
  // The server knows no hash.
  const hash = isLive ? named : ''
  const [state, setState] = useState({ hash: '', shown: 0 })
  const index = hash === state.hash ? -1 : tabs.findIndex(({ id }) => id === hash)
  const { shown } = index < 0 ? state : { shown: index }
  if (hash !== state.hash) setState({ hash, shown })
  const show = (next: number) => {
    setState({ hash, shown: next })
    // The section shows where one looks already: nothing is scrolled to.
    const there = { to: '.', search: true, hash: tabs[next]?.id, replace: true } as const
    void navigate({ ...there, hashScrollIntoView: false } as never)
  }
  return [shown, show] as const
}

/** Which tab a key leads to; the arrows turn with the page and go round. */
function useTabKeys(length: number) {
  const { dir } = useWords()
  const onwards = dir === 'rtl' ? -1 : 1
  return (key: string, shown: number): number | undefined => {
    if (key === 'Home') return 0
    if (key === 'End') return length - 1
    if (key === ' ') return shown
    if (key === 'ArrowRight') return (shown + onwards + length) % length
    if (key === 'ArrowLeft') return (shown - onwards + length) % length
    return undefined
  }
}
