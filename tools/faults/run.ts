/** Runs experiments one after another in one lab, and judges each by the visitors' own log. */
import { join } from 'node:path'
import { type Experiment, type Scene, untilDrained } from './experiment.ts'
import { experiments } from './experiments/index.ts'
import { type Lab, openLab } from './lab.ts'
import { countInbox, readInbox, readStudio } from './stored.ts'
import { until } from './until.ts'
import { judge, type Verdict } from './verdict.ts'
import { startVisitors } from './visitors.ts'

export type Options = {
  /** Names; all of them when empty. */
  only: string[]
  /** Rounds of each experiment; by its own measure when absent. */
  rounds?: number | undefined
  /** How long what is away stays away. */
  seconds: number
  isLong: boolean
  onResult: (result: Result) => void
}

export type Result = Verdict & {
  name: string
  fault: string
  rounds: number
  recoveryMs: number
  /** Answers nobody should see: 5xx other than 503, refusals of a right message. */
  strange: string[]
  note: string
}

/** @throws when the product could not be started, or a fault was not outlived at all. */
export async function runFaults(options: Options): Promise<Result[]> {
  const chosen = experiments.filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  )
  const lab = await openLab()
  try {
    const results: Result[] = []
    for (const experiment of chosen) {
      const result = await runOne(lab, experiment, options)
      options.onResult(result)
      results.push(result)
    }
    return results
  } finally {
    await lab.close()
  }
}

const crowd = 80

async function runOne(lab: Lab, experiment: Experiment, options: Options): Promise<Result> {
  const { name, fault } = experiment
  const rounds = options.rounds ?? experiment.rounds[options.isLong ? 'long' : 'short']
  const tearDown = await experiment.setUp?.(lab)
  const logFile = join(lab.folder, `thanks-${name}.log`)
  // While nobody fetches, people write more slowly: a queue is to drain in minutes too.
  const restMs = () => (countInbox(lab.site.dataDir()).waiting > crowd ? 2_000 : 60)
  const port = experiment.isBalanced ? lab.balancer.port : lab.sitePort
  const atOnce = experiment.isQuiet ? 0 : 16
  const visitors = startVisitors({ port, run: name, logFile, atOnce, restMs })
  try {
    const scene: Scene = { lab, visitors, rounds, seconds: options.seconds }
    const { recoveryMs, note = '', duplicated = [], strange = [] } = await experiment.run(scene)
    await visitors.stop()
    await untilDrained(scene, undefined, inboxesOf(lab, experiment))
    const verdict = await verdictOf(lab, visitors.log, experiment)
    verdict.duplicated.push(...duplicated)
    return {
      name,
      fault,
      rounds,
      recoveryMs,
      note,
      strange: [...visitors.strange(), ...strange],
      ...verdict,
    }
  } finally {
    await visitors.stop()
    await tearDown?.()
  }
}

/** Data folders of those whom people reached. */
const inboxesOf = ({ site, node }: Lab, { isBalanced }: Experiment) => [
  site.dataDir(),
  ...(isBalanced ? [node.dataDir] : []),
]

async function verdictOf(
  lab: Lab,
  log: ReadonlyMap<string, ReadonlySet<string>>,
  experiment: Experiment,
) {
  let studio = await readStudio(lab.postgres.url)
  await until('the studio’s database answers', async () => {
    studio ??= await readStudio(lab.postgres.url)
    return studio !== undefined
  })
  const folders = experiment.isInboxSpoilt ? [] : inboxesOf(lab, experiment)
  return judge({ log, inboxes: folders.map(readInbox), studio: studio ?? [], run: experiment.name })
}
