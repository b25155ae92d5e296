/** Names of files that people and every system can live with, in any script. */

type Parts = { ref: string; name: string; job: string; file: string; place?: number }

const longestPart = 60

/**
 * `7k2q_سارة-العتيبي_مصمّم-واجهات.pdf`: reference, name, job; without a job it is left out. `place`, of
 * several files of one person, comes last.
 */
export function cvFileName({ ref, name, job, file, place }: Parts): string {
  const [, ending] = /\.([a-z0-9]{1,5})$/i.exec(file) ?? []
  const stem = [ref, name, job, place ? String(place) : ''].map(safe).filter(Boolean).join('_')
  return `${stem || 'cv'}${ending ? `.${ending.toLowerCase()}` : ''}`
}

/** Letters, marks and digits; everything else becomes a hyphen. No dots: nothing leads upwards. */
function safe(text: string): string {
  const words = text
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return [...words].slice(0, longestPart).join('')
}
