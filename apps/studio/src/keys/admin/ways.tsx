/** From the keys to the description of what they open, and back. */
import { Ways } from '../../platform/admin/ways.tsx'
import type { Language } from '../../platform/admin/words.ts'
import { wayWords } from '../words.ts'

const ways = [
  ['keys', '/admin/collections/api-keys', wayWords.keys],
  ['guide', '/admin/api-guide', wayWords.guide],
] as const

type Props = { current: (typeof ways)[number][0]; language: Language }

export const KeyWays = (props: Props) => <Ways label={wayWords.ways} ways={ways} {...props} />
