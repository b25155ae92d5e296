/**
 * The table of faults in `docs/trust.md`: by which name each is run, with what came of it when it was run last. Pure.
 */
import type { HeldResult } from './held.ts'
import type { Result } from './run.ts'

/** By the numbers of [the specification](../../docs/spec/trust.md); what has none was found later. */
type Row = { id: string; fault: string; by: string }

/** What is written of one that was run. */
export type Told = { name: string; words: string }

const rows: readonly Row[] = [
  { id: 'F1, F12', fault: 'The site is killed while people write', by: 'site-killed' },
  { id: 'F2', fault: 'The studio is killed while it is told', by: 'studio-killed' },
  { id: 'F3', fault: 'Each message is sent one to five times', by: 'replayed' },
  { id: 'F4', fault: 'The disk is full', by: 'disk-full' },
  { id: 'F5', fault: 'Another process locks the inbox for a second', by: 'locked-1s' },
  { id: 'F5', fault: 'Another process locks the inbox for ten seconds', by: 'locked-10s' },
  { id: 'F6', fault: 'The studio is away', by: 'studio-down' },
  { id: 'F6', fault: 'A thousand messages wait for the studio', by: 'drained' },
  { id: 'F6', fault: 'The studio hangs', by: 'studio-hangs' },
  { id: 'F7', fault: 'PostgreSQL is restarted', by: 'postgres-restarted' },
  { id: 'F8', fault: 'Power is lost', by: 'power-lost' },
  { id: 'F9', fault: 'The site starts while the studio is away', by: 'site-alone' },
  { id: 'F10', fault: 'The studio is slow', by: 'studio-slow' },
  { id: 'F10', fault: 'The studio trickles', by: 'studio-trickle' },
  { id: 'F11', fault: 'The studio answers nonsense', by: 'studio-corrupt' },
  {
    id: 'F13',
    fault: 'The site is restarted under 550 requests a second',
    by: 'restarted',
  },
  { id: 'F14', fault: 'Malformed requests', by: 'malformed' },
  { id: 'F15', fault: 'Random addresses and bodies', by: 'random-bodies' },
  { id: 'F16', fault: 'Half an hour of mixed load', by: 'soak' },
  { id: 'F17', fault: 'Slow connections', by: 'slow-connections' },
  { id: 'F18', fault: 'Oversized requests', by: 'oversized' },
  { id: 'F19', fault: 'The clock jumps', by: 'clock-jumps' },
  { id: 'F20', fault: 'No more open files', by: 'open-files' },
  { id: 'F21', fault: 'A picture is damaged or gone', by: 'pictures-damaged' },
  { id: 'F22', fault: 'The mail server is away', by: 'mail-down' },
  { id: 'F23', fault: 'A backup under writes, restored', by: 'backed-up-under-writes' },
  { id: '–', fault: 'One of two nodes is killed while people write', by: 'node-killed' },
  { id: 'F24', fault: 'Two sites run by mistake', by: 'two-sites' },
  { id: '–', fault: 'The inbox is damaged on the disk', by: 'inbox-damaged' },
  { id: '–', fault: 'A part dies five times in a minute', by: 'parts-die' },
  { id: '–', fault: 'A part is asked to leave six times in a row', by: 'parts-die' },
  { id: '–', fault: 'Less than 500 MB at the start', by: 'parts-die' },
]

const [begin, end] = ['<!-- faults: written by npm run faults -- --write -->', '<!-- /faults -->']

/** @returns the page with what came of these experiments; of the others it keeps what it says. */
export function withResults(page: string, results: readonly Told[], day: string): string {
  const [before, rest] = halves(page, begin)
  const [told, after] = halves(rest, end)
  const lines = rows.map(
    ({ id, fault, by }) => `| ${id} | ${fault} | \`${by}\` | ${resultOf(by)} |`,
  )
  const head = ['| fault | | by | last result |', '|---|---|---|---|']
  return [before, begin, '\n\n', [...head, ...lines].join('\n'), '\n\n', end, after].join('')

  function resultOf(by: string): string {
    const found = results.find(({ name }) => name === by)
    if (found) return `${found.words} (${day})`
    const known = told.split('\n').find((line) => line.includes(`| \`${by}\` |`))
    return known?.split(' | ').at(-1)?.replace(/ ?\|$/, '') || 'not run yet'
  }
}

function halves(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`docs/trust.md lacks “${mark}”`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

export function tell(result: Result): Told {
  const { name, rounds, acknowledged, missing, duplicated, strange, recoveryMs, note } = result
  const words = [
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    `${acknowledged} acknowledged, ${missing.length} lost, ${duplicated.length} double`,
    ...(strange.length > 0 ? [`${strange.length} found wrong`] : []),
    ...(recoveryMs > 0 ? [`back in ${(recoveryMs / 1000).toFixed(1)} s at most`] : []),
    ...(note ? [note] : []),
  ].join('; ')
  return { name, words }
}

export const tellHeld = ({ name, passed, failed }: HeldResult): Told => ({
  name,
  words: `${passed} tests passed, ${failed} failed`,
})
