import { arabicSlug } from '@wajiha/arabic'

/** Makes anchors that are unique in one document: `لماذا-الكشيدة`, then `لماذا-الكشيدة-2`. */
export function anchors(): (text: string) => string {
  const used = new Set<string>()
  return (text) => {
    const base = arabicSlug(text) || 'section'
    let anchor = base
    for (let number = 2; used.has(anchor); number += 1) anchor = `${base}-${number}`
    used.add(anchor)
    return anchor
  }
}
