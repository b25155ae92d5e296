/** The week as its readers' rights show it: pages, leads, applicants, and the articles read most. */
import { listComma } from '@wajiha/arabic'
import figuresOf from '../platform/admin/figures.module.css'
import { figure, type Reader } from '../platform/tables/figures.ts'
import { drawWeek } from './draw-week.ts'
import type { Facts, Post, Week } from './facts.ts'
import styles from './start.module.css'
import { type Opens, Way } from './way.tsx'
import { charts, startWords } from './words.ts'

const weeks = ['leadsOfWeek', 'applicantsOfWeek', 'visits'] as const

type Props = { facts: Facts; reader: Reader; opens: Opens }

export function WeekFigures({ facts, reader, opens }: Props) {
  const { locale } = reader
  if (weeks.every((name) => !facts[name])) return null
  return (
    <section className={styles.week} aria-labelledby="part-week">
      <h2 id="part-week">{startWords.week[locale]}</h2>
      {weeks.map((name) => {
        const week = facts[name]
        return (
          week && (
            <Chart key={name} id={name} name={charts[name][locale]} week={week} reader={reader} />
          )
        )
      })}
      {facts.posts !== undefined && (
        <Posts posts={facts.posts ?? []} reader={reader} opens={opens} />
      )}
      <p className={styles.all}>
        <Way href="/admin/reports" opens={opens}>
          {{ ar: 'إلى التقارير', en: 'To the reports' }[locale]}
        </Way>
      </p>
    </section>
  )
}

type ChartProps = { id: string; name: string; week: Week; reader: Reader }

function Chart({ id, name, week, reader }: ChartProps) {
  const total = week.reduce((sum, { count }) => sum + count, 0)
  const about = week
    .map(({ count }) => figure(count, 'count', reader))
    .join(listComma(reader.locale))
  const svg = drawWeek(week, reader, {
    name: `${name}: ${startWords.lastDays[reader.locale]}`,
    about,
    id: `week-${id}`,
  })
  return (
    <figure className={styles.figure}>
      <figcaption>
        {name} <b>{figure(total, 'count', reader)}</b>
      </figcaption>
      <div
        className={figuresOf.chart}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, every text in it escaped
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </figure>
  )
}

type PostsProps = { posts: Post[]; reader: Reader; opens: Opens }

function Posts({ posts, reader, opens }: PostsProps) {
  const { locale } = reader
  const most = Math.max(1, ...posts.map(({ opened }) => opened))
  return (
    <div className={styles.posts}>
      <h3>{charts.posts[locale]}</h3>
      {posts.length === 0 ? (
        <p className={styles.quiet}>{charts.noPosts[locale]}</p>
      ) : (
        <ol>
          {posts.map(({ id, title, opened }) => (
            <li key={id}>
              <Way className={styles.post} href={`/admin/collections/posts/${id}`} opens={opens}>
                <bdi>{title}</bdi>
              </Way>
              <b>{figure(opened, 'count', reader)}</b>
              <span aria-hidden="true" style={{ inlineSize: `${(100 * opened) / most}%` }} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
