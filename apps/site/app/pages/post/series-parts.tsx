import type { SeriesPlace } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import styles from './series-parts.module.css'

/** The parts of the series in order, on a ruler; the one being read is marked and no link. */
export function SeriesParts({ series }: { series: SeriesPlace }) {
  const { t, format } = useWords()
  const [part, parts] = [format.number(series.part), format.number(series.parts.length)]
  return (
    <nav className={styles.series} aria-labelledby="series">
      <p className={styles.place}>{t('blogs', 'series.place', { part, parts })}</p>
      <h2 id="series">
        <SiteLink to="/blogs" search={{ series: series.slug }} exact>
          {series.name}
        </SiteLink>
      </h2>
      {series.description && <p className={styles.about}>{series.description}</p>}
      <ol>
        {series.parts.map(({ slug, title }, index) => (
          <li key={slug} aria-current={index + 1 === series.part ? 'true' : undefined}>
            <span aria-hidden="true">{format.number(index + 1)}</span>
            {index + 1 === series.part ? (
              <b>{title}</b>
            ) : (
              <SiteLink to="/blogs/$slug" params={{ slug }}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
