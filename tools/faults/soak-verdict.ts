/** Whether a process that was under load for minutes holds ever more. Pure. */

export type Sample = {
  /** Since the load began. */
  minute: number
  residentBytes: number
  openFiles: number
  /** Delay of the event loop since the sample before, 99th percentile. */
  lagSeconds: number
}

/** Until then a process still warms up: a sixth of the time, five minutes of half an hour. */
const warmShare = 1 / 6
/** Less is judged by nobody: what a process takes in its first minutes is no leak. */
const leastMinutes = 10
/** T2.9: the aims of the specification. */
const most = { bytesPerMinute: 524_288, moreFiles: 64 }

/** @returns what to tell, and what is wrong; of a short load nothing can be. */
export function judgeSoak(samples: readonly Sample[]): { note: string; faults: string[] } {
  const minutes = samples.at(-1)?.minute ?? 0
  const warm = samples.filter(({ minute }) => minute > minutes * warmShare)
  const slope = slopeOf(warm.map(({ minute, residentBytes }) => [minute, residentBytes]))
  const files = warm.map(({ openFiles }) => openFiles)
  const third = Math.ceil(files.length / 3)
  const moreFiles = middle(files.slice(-third)) - middle(files.slice(0, third))
  const lag = middle(warm.map(({ lagSeconds }) => lagSeconds))
  const note = [
    `${Math.round(minutes)} min`,
    `memory ${megabytes(warm.at(-1)?.residentBytes ?? 0)} MB, ${megabytes(slope)} MB more a minute`,
    `${files.at(-1) ?? 0} open files, ${signed(moreFiles)}`,
    `loop ${Math.round(lag * 1_000)} ms (p99)`,
  ].join(', ')
  if (minutes < leastMinutes) return { note, faults: [] }
  return {
    note,
    faults: [
      ...(slope > most.bytesPerMinute ? [`memory grows by ${megabytes(slope)} MB a minute`] : []),
      ...(moreFiles > most.moreFiles ? [`${moreFiles} more files are open`] : []),
    ],
  }
}

/** Of the straight line nearest to the points, by least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  const along = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return across === 0 ? 0 : along / across
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(bytes < 10_485_760 ? 2 : 0)
const signed = (count: number) => (count > 0 ? `${count} more` : `${-count} fewer`)
