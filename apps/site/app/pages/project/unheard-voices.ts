import type { Project } from '@wajiha/contract'
import { inlineText } from '@wajiha/contract/inline-text'

type Study = Pick<Project, 'challenge' | 'approach' | 'result' | 'testimonials'>

/**
 * What clients say of the work, without those whose very words the study quotes already: the lines
 * around a quotation speak of it, so it is the second showing that goes.
 */
export function unheardVoices({ challenge, approach, result, testimonials }: Study) {
  const quoted = [...challenge, ...approach, ...result].flatMap((block) =>
    block.type === 'quote' ? lettersOf(inlineText(block.children)) : [],
  )
  return testimonials.filter(({ quote }) => !quoted.includes(lettersOf(quote)))
}

/** A text without its quotation marks, vowel signs, spaces and stops. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
