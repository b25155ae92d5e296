/** What the commands about backups share in words and places. */
import { resolve } from 'node:path'

/** npm moves into the project's folder; the person means their own. */
export const placeOf = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** `3.4 MB`. */
export function bytesText(bytes: number): string {
  const unit = bytes >= 1e9 ? 1e9 : bytes >= 1e6 ? 1e6 : 1e3
  return `${(bytes / unit).toFixed(1)} ${unit === 1e9 ? 'GB' : unit === 1e6 ? 'MB' : 'kB'}`
}
