import type { Project } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { Nuqta } from '#app/ui/core/marks.tsx'
import styles from './project-credits.module.css'
import { StoreBadges } from './store-badges.tsx'

/** Who made it and with what: people, tools, platforms, the time it took, and the stores. */
export function ProjectCredits({ project }: { project: Project }) {
  const { t, format } = useWords()
  const { team, stack, platforms, client, startedAt, launchedAt } = project
  const rows: [label: string, value: ReactNode][] = [
    [t('our-projects', 'team'), team.length > 0 && <Team team={team} />],
    [t('our-projects', 'stack'), stack.length > 0 && <Items items={stack} />],
    [
      t('our-projects', 'platforms'),
      platforms.length > 0 && <Items items={platforms.map((key) => t('our-projects', key))} />,
    ],
    [t('our-projects', 'industry'), client.industry?.name],
    [
      t('our-projects', 'timeline'),
      startedAt && launchedAt && format.dateRange(startedAt, launchedAt, { style: 'month-year' }),
    ],
    [t('our-projects', 'stores'), hasStores(project) && <StoreBadges stores={project.stores} />],
  ]
  return (
    <dl className={styles.credits}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const hasStores = ({ stores }: Project) => Object.values(stores).some(Boolean)

function Team({ team }: Pick<Project, 'team'>) {
  return (
    <ul className={styles.team}>
      {team.map(({ name, role }) => (
        <li key={name}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{role}</span>
        </li>
      ))}
    </ul>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>
          <Nuqta />
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  )
}
