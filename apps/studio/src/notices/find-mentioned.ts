/** Who a note mentions: `@` and a name, as the list below the note writes it or as somebody types it. */
import { normaliseForSearch } from '@wajiha/arabic'

type Named = { id: string; name: string }

/**
 * @param people who can be mentioned. Of two names that begin alike the longer counts; a first name alone
 *   is enough where only one of them has it. Two of one name are both meant.
 */
export function findMentioned<Person extends Named>(
  note: string,
  people: readonly Person[],
): Person[] {
  let rest = normaliseForSearch(note)
  const found = new Set<Person>()
  for (const [name, meant] of spellings(people)) {
    const mention = new RegExp(`(?<![\\p{L}\\p{N}.])(و?)@${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu')
    const fewer = rest.replace(mention, '$1 ')
    if (fewer !== rest) for (const person of meant) found.add(person)
    rest = fewer
  }
  return [...found]
}

/** Whole names, and first names that belong to one; the longest first. */
function spellings<Person extends Named>(people: readonly Person[]): [string, Person[]][] {
  const whole = Map.groupBy(people, ({ name }) => normaliseForSearch(name))
  const first = Map.groupBy(people, ({ name }) => normaliseForSearch(name).split(' ')[0] ?? '')
  const short = [...first].filter(([name, meant]) => meant.length === 1 && !whole.has(name))
  return [...whole, ...short]
    .filter(([name]) => name !== '')
    .sort(([one], [other]) => other.length - one.length)
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
