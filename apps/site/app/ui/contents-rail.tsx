import { useRef } from 'react'
import { Voiced } from '#app/locale/voiced.tsx'
import styles from './contents-rail.module.css'
import { useShownSection } from './use-shown-section.ts'

type Entry = { id: string; text: string; children: readonly { id: string; text: string }[] }

/** The headings of a long text beside it; a rhombic dot stands at the one being read. */
export function ContentsRail({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const rail = useRef<HTMLElement>(null)
  const shown = useShownSection(entries, rail)
  return (
    <nav className={styles.rail} aria-label={label} ref={rail}>
      <p aria-hidden="true">{label}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <RailLink {...entry} shown={shown} />
            {entry.children.length > 0 && (
              <ol>
                {entry.children.map((child) => (
                  <li key={child.id}>
                    <RailLink {...child} shown={shown} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function RailLink({ id, text, shown }: { id: string; text: string; shown: string | undefined }) {
  return (
    <a href={`#${id}`} aria-current={id === shown ? 'location' : undefined}>
      <Voiced text={text} />
    </a>
  )
}
