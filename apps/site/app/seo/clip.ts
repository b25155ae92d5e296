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
