/** Names inside an archive: no way up, no drive, nothing a file system refuses, no two alike. */

// Directions of text are no letters of a name; they hide its ending.
const unfit = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*\\]/gu
const longest = 120

/** @returns a function that gives each name once; folders are kept: `cv/سارة.pdf`. */
export function safeNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const safe = name.split('/').map(cleanPart).filter(Boolean).join('/') || 'file'
    for (let round = 1; ; round += 1) {
      const own = round === 1 ? safe : numbered(safe, round)
      if (taken.has(own.toLowerCase())) continue
      taken.add(own.toLowerCase())
      return own
    }
  }
}

function cleanPart(part: string): string {
  const clean = part.normalize('NFC').replace(unfit, '').trim()
  if (/^\.*$/.test(clean)) return ''
  const ending = /\.[\w-]{1,8}$/.exec(clean)?.[0] ?? ''
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, longest).join('')
  return stem + ending
}

const numbered = (name: string, round: number) => name.replace(/(\.[\w-]{1,8})?$/, ` (${round})$1`)
