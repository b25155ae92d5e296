/**
 * The table of faults in `docs/trust.md`: which experiment takes each away, with what came of it when it was run
 * last, or which test holds it. Pure.
 */
import type { Result } from './run.ts'

/** By the numbers of [the specification](../../docs/spec/trust.md); what has none was found later. */
type Row = { id: string; fault: string } & ({ experiment: string } | { held: string })

const rows: readonly Row[] = [
  { id: 'F1, F12', fault: 'The site is killed while people write', experiment: 'site-killed' },
  { id: 'F2', fault: 'The studio is killed while it is told', experiment: 'studio-killed' },
  { id: 'F3', fault: 'Each message is sent one to five times', experiment: 'replayed' },
  { id: 'F4', fault: 'The disk is full', experiment: 'disk-full' },
  { id: 'F5', fault: 'Another process locks the inbox for a second', experiment: 'locked-1s' },
  { id: 'F5', fault: 'Another process locks the inbox for ten seconds', experiment: 'locked-10s' },
  { id: 'F6', fault: 'The studio is away', experiment: 'studio-down' },
  { id: 'F6', fault: 'A thousand messages wait for the studio', experiment: 'drained' },
  { id: 'F6', fault: 'The studio hangs', experiment: 'studio-hangs' },
  { id: 'F7', fault: 'PostgreSQL is restarted', experiment: 'postgres-restarted' },
  { id: 'F8', fault: 'Power is lost', held: 'tests: every commit is synced before it counts' },
  { id: 'F9', fault: 'The site starts while the studio is away', experiment: 'site-alone' },
  { id: 'F10', fault: 'The studio is slow', experiment: 'studio-slow' },
  { id: 'F10', fault: 'The studio trickles', experiment: 'studio-trickle' },
  { id: 'F11', fault: 'The studio answers nonsense', experiment: 'studio-corrupt' },
  {
    id: 'F13',
    fault: 'The site is restarted under 550 requests a second',
    experiment: 'restarted',
  },
  { id: 'F14', fault: 'Malformed requests', held: 'tests: `e2e/hostile`' },
  { id: 'F15', fault: 'Random addresses and bodies', held: 'tests: `generated.integration`' },
  { id: 'F16', fault: 'Half an hour of load', held: 'not by an experiment of this table' },
  { id: 'F17', fault: 'Slow connections', held: 'tests: `connections`, `neighbours`' },
  { id: 'F18', fault: 'Oversized requests', held: 'tests: `forms`, `door`' },
  { id: 'F19', fault: 'The clock jumps', held: 'tests: `retention`, of studio and inbox' },
  { id: 'F20', fault: 'No more open files', held: 'tests: `open-files`, `connections`' },
  { id: 'F21', fault: 'A picture is damaged or gone', held: 'tests: `images/keeping`' },
  { id: 'F22', fault: 'The mail server is away', experiment: 'mail-down' },
  { id: 'F23', fault: 'A backup under writes, restored', held: 'tests: `tools/backup`' },
  { id: '–', fault: 'One of two nodes is killed while people write', experiment: 'node-killed' },
  { id: 'F24', fault: 'Two sites run by mistake', experiment: 'two-sites' },
  { id: '–', fault: 'The inbox is damaged on the disk', experiment: 'inbox-damaged' },
  { id: '–', fault: 'A part dies five times in a minute', held: 'tests: `tools/stack`' },
  { id: '–', fault: 'A part is asked to leave six times in a row', held: 'tests: `tools/stack`' },
  { id: '–', fault: 'Less than 500 MB at the start', held: 'tests: `tools/stack`' },
]

const [begin, end] = ['<!-- faults: written by npm run faults -- --write -->', '<!-- /faults -->']

/** @returns the page with what came of these experiments; of the others it keeps what it says. */
export function withResults(page: string, results: readonly Result[], day: string): string {
  const [before, rest] = halves(page, begin)
  const [told, after] = halves(rest, end)
  const lines = rows.map((row) => {
    const [how, result] =
      'held' in row ? [row.held, ''] : [`\`${row.experiment}\``, resultOf(row.experiment)]
    return `| ${row.id} | ${row.fault} | ${how} | ${result} |`
  })
  const head = ['| fault | | by | last result |', '|---|---|---|---|']
  return [before, begin, '\n\n', [...head, ...lines].join('\n'), '\n\n', end, after].join('')

  function resultOf(experiment: string): string {
    const found = results.find(({ name }) => name === experiment)
    if (found) return `${say(found)} (${day})`
    const known = told.split('\n').find((line) => line.includes(`| \`${experiment}\` |`))
    return known?.split(' | ').at(-1)?.replace(/ ?\|$/, '') || 'not run yet'
  }
}

function halves(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`docs/trust.md lacks “${mark}”`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

function say({ rounds, acknowledged, missing, duplicated, strange, recoveryMs, note }: Result) {
  return [
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    `${acknowledged} acknowledged, ${missing.length} lost, ${duplicated.length} double`,
    ...(strange.length > 0 ? [`${strange.length} strange answers`] : []),
    ...(recoveryMs > 0 ? [`back in ${(recoveryMs / 1000).toFixed(1)} s at most`] : []),
    ...(note ? [note] : []),
  ].join('; ')
}
