/** How a page stands in the results of a search engine: what the site's pages say, and the studio shows ahead. */
import { stripMarks } from '@wajiha/arabic'

/** What search results show of each, in code points, and what says too little. */
export const resultLimits = {
  title: { least: 15, most: 60 },
  description: { least: 50, most: 155 },
} as const

/** A title with the site's name where there is room for it: (`نقطة`, `بِركار`) → `نقطة · بِركار`. */
export function resultTitle(title: string, site: string | undefined): string {
  // A title may name the site without its vowel signs: «تواصل مع بركار» names «بِركار».
  const isNamed = !site || stripMarks(title).includes(stripMarks(site))
  const full = isNamed ? title : `${title} · ${site}`
  const { most } = resultLimits.title
  return [...full].length <= most ? full : clip(title, most)
}

export const resultDescription = (description: string): string =>
  clip(description, resultLimits.description.most)

/**
 * Shortens a text for a search result, at a word: (`نقطة ثمّ دائرة`, 10) → `نقطة ثمّ…`.
 * @param limit code points of the answer, the sign of omission included.
 */
export function clip(text: string, limit: number): string {
  const points = [...text.trim()]
  if (points.length <= limit) return points.join('')
  const room = points.slice(0, limit).join('')
  const words = room.replace(/\s+\S*$/u, '')
  const kept = words === room ? points.slice(0, limit - 1).join('') : words
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`
}
