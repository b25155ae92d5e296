/** What a migration says of its way back, and whether what it does bears that out. Pure. */

export const additive = '// Way back: it only adds, so the version before runs on these tables.'
export const byBackup =
  '// Way back: the backup that was made before it; it changes what was there.'

/** Words after which the code of the version before no longer finds what it knows, or finds other values. */
const changing = [
  /\bDROP (TABLE|COLUMN|TYPE|CONSTRAINT|NOT NULL|DEFAULT|SEQUENCE|FUNCTION|VIEW)\b/i,
  /\bRENAME\b/i,
  /\bSET (NOT NULL|DATA TYPE)\b/i,
  /\bALTER COLUMN\b[^;]*\bTYPE\b/i,
  /\bADD COLUMN (?![^;]*\bDEFAULT\b)[^;]*\bNOT NULL\b/i,
  /\b(UPDATE|DELETE FROM|TRUNCATE)\b(?! no action| set null| cascade| restrict)/i,
  /\bpayload\.(update|delete|create)/,
]

/** What the `up` of a migration does to tables that were there. */
export function changesWhatWasThere(text: string): boolean {
  const up = withoutDown(text)
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    // What happens to the rows of a key is no statement.
    .replaceAll(/\bON (UPDATE|DELETE) (no action|set null|cascade|restrict)/gi, '')
  return changing.some((words) => words.test(up))
}

/** @returns one sentence, or nothing where the file says what is true. */
export function mistakeInWayBack(text: string): string | undefined {
  if (text.includes(byBackup)) return undefined
  if (!text.includes(additive))
    return `does not say its way back; write “${additive}” or “${byBackup}” above its up.`
  return changesWhatWasThere(text)
    ? `says that it only adds, and changes what was there; write “${byBackup}”.`
    : undefined
}

/** @returns the text of a new migration with the line that is true of it. */
export function withWayBack(text: string): string {
  const words = changesWhatWasThere(text) ? byBackup : additive
  return text.replace(/^export async function up/m, `${words}\n$&`)
}

const withoutDown = (text: string) =>
  text.replace(/^export async function down(?:[^\n]*\{\}$|[\s\S]*?^\}$)/m, '')
