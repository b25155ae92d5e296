/** Three ways to look at moved addresses, from each to the others. */
import { Ways } from '../platform/admin/ways.tsx'
import type { Language } from '../platform/admin/words.ts'
import { wayWords } from './words.ts'

const ways = [
  ['redirects', '/admin/collections/redirects', wayWords.redirects],
  ['missing', '/admin/addresses/missing', wayWords.missing],
  ['try', '/admin/addresses/try', wayWords.try],
] as const

export type Way = (typeof ways)[number][0]

type Props = { current: Way; language: Language }

export const AddressWays = (props: Props) => <Ways label={wayWords.ways} ways={ways} {...props} />
