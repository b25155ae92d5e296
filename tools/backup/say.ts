/** What the commands about backups share in words and places. */
import { resolve } from 'node:path'
import { root } from '../root.ts'
import { isBucket } from './bucket-target.ts'

/** npm moves into the project's folder; the person means their own. */
export const placeOf = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** The one that was written, else that of the settings. @param target `BACKUP_TARGET`. */
export function targetOf(written: string | undefined, target: string | undefined) {
  if (written) return isBucket(written) ? written : placeOf(written)
  return target && (isBucket(target) ? target : resolve(root, target))
}

/** `3.4 MB`. */
export function bytesText(bytes: number): string {
  const unit = bytes >= 1e9 ? 1e9 : bytes >= 1e6 ? 1e6 : 1e3
  return `${(bytes / unit).toFixed(1)} ${unit === 1e9 ? 'GB' : unit === 1e6 ? 'MB' : 'kB'}`
}
