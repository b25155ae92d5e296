/** Whether the clock is right: by that of the database, and by what the system says of itself. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { broken, type Finding, unsure } from '../finding.ts'

/** Milliseconds. Codes of a second factor are good for thirty seconds. */
const most = 10_000

/**
 * @param ahead milliseconds by which this machine's clock is before the database's; negative when behind. Nothing
 *   where the database was not asked.
 */
export async function lookAtClock(ahead: number | undefined): Promise<Finding[]> {
  return judge(ahead, await isKept())
}

/** @param kept whether the system follows a time server; nothing where it does not say. */
export function judge(ahead: number | undefined, kept: boolean | undefined): Finding[] {
  const found: Finding[] = []
  if (ahead !== undefined && Math.abs(ahead) > most)
    found.push(
      broken(
        `The clock of this machine is ${Math.round(Math.abs(ahead) / 1_000)} s ${ahead > 0 ? 'before' : 'behind'} the database's. Let both follow a time server: codes to sign in are good for half a minute.`,
      ),
    )
  if (kept === false)
    found.push(
      unsure(
        'The system says that its clock follows no time server. Switch it on: timedatectl set-ntp true.',
      ),
    )
  return found
}

/** By systemd, where there is one that runs. */
async function isKept(): Promise<boolean | undefined> {
  try {
    const { stdout } = await promisify(execFile)(
      'timedatectl',
      ['show', '--property=NTPSynchronized', '--value'],
      { timeout: 3_000 },
    )
    const said = stdout.trim()
    return said === 'yes' ? true : said === 'no' ? false : undefined
  } catch {
    return undefined
  }
}
