/** One part of the start page: a few things, each a way straight to it; or what to do when there are none. */
import type { Formatter } from '@wajiha/arabic'
import { spanText } from './clock.ts'
import type { Item } from './facts.ts'
import { firstOpen } from './places.ts'
import styles from './start.module.css'
import { type Opens, Way } from './way.tsx'
import { parts, startWords } from './words.ts'

export type Reading = { locale: 'ar' | 'en'; figures: Formatter; now: number; opens: Opens }
type Name = keyof typeof parts

/** The language whose side of a document a link opens by itself. */
const english: string = 'en'
const inLanguage = { ar: startWords.inArabic, en: startWords.inEnglish }

type Props = {
  name: Name
  total: number
  items: Item[] | null | undefined
  reading: Reading
}

export function Part({ name, total, items, reading }: Props) {
  const { locale, figures, opens } = reading
  const { title, all, empty, teach } = parts[name]
  const way = firstOpen(all, opens)
  return (
    <section className={styles.part} aria-labelledby={`part-${name}`} data-part={name}>
      <h2 id={`part-${name}`}>
        {title[locale]}
        {total > 0 && <b>{figures.number(total)}</b>}
      </h2>
      {total === 0 ? (
        <div className={styles.empty}>
          <p>{empty[locale]}</p>
          <p className={styles.quiet}>{teach[locale]}</p>
        </div>
      ) : (
        <ul>
          {items?.map((item) => (
            <Line key={`${item.collection} ${item.id}`} name={name} item={item} reading={reading} />
          ))}
        </ul>
      )}
      {way && (
        <p className={styles.all}>
          <Way href={way[0]} opens={opens}>
            {way[1][locale]}
          </Way>
        </p>
      )}
    </section>
  )
}

function Line({ name, item, reading }: { name: Name; item: Item; reading: Reading }) {
  const { locale, figures, opens } = reading
  const { collection, id, title, number, about, href, languages = [] } = item
  const own = `/admin/collections/${collection}/${id}`
  const inEnglish = name === 'untranslated' || languages.join() === english
  const when = clockOf(name, item, reading)
  return (
    <li data-late={when.isLate ? '' : undefined}>
      <Way
        className={styles.way}
        href={href ?? `${own}${inEnglish ? '?locale=en' : ''}`}
        opens={opens}
      >
        <bdi>{title || startWords.untitled[locale]}</bdi>
      </Way>
      <span>
        {[
          number ? `${startWords.number[locale]} ${figures.digits(String(number))}` : undefined,
          about,
          ...languages.map((one) => inLanguage[one][locale]),
        ]
          .filter((one) => one !== undefined && one !== null)
          .map((one) => (
            <bdi key={one}>{one}</bdi>
          ))}
      </span>
      {when.words && item.at && <time dateTime={item.at}>{when.words}</time>}
    </li>
  )
}

const dayMs = 24 * 3_600_000

/** What its moment means: a lead's answer is due, a job closes at the end of a day, the others were touched. */
function clockOf(name: Name, { at }: Item, { locale, figures, now }: Reading) {
  if (!at) return { words: '', isLate: false }
  const left = Date.parse(at) - now
  const told = (words: { ar: string; en: string }) =>
    words[locale].replace('{span}', spanText(left, locale, figures))
  if (name === 'leads') {
    const isLate = left < 0
    return { words: told(isLate ? startWords.late : startWords.due), isLate }
  }
  if (name === 'closing')
    return left <= dayMs
      ? { words: startWords.closesToday[locale], isLate: true }
      : { words: told(startWords.closes), isLate: false }
  return { words: told(startWords.ago), isLate: false }
}
