/**
 * Numbers of a process in Prometheus' text form, for servers: what site and studio both say, and how it is
 * written. A name holds no person, address or word of anybody.
 */
import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** One number, or several of one name told apart by their labels. */
export type Metric = {
  /** With its unit and, where it only grows, `_total`. */
  name: string
  help: string
  type: 'counter' | 'gauge'
  samples: Sample[]
}

type Sample = { labels?: Readonly<Record<string, string>>; value: number }

export type Histogram = {
  name: string
  help: string
  type: 'histogram'
  /** Upper bounds in ascending order; how many were within each alone; how many were above all. */
  bounds: readonly number[]
  counts: ArrayLike<number>
  sum: number
}

export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

export const counter = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'counter',
  samples: [{ value }],
})

export function writeMetrics(metrics: readonly (Metric | Histogram)[]): string {
  return metrics
    .flatMap((metric) => [
      `# HELP ${metric.name} ${metric.help}`,
      `# TYPE ${metric.name} ${metric.type}`,
      ...(metric.type === 'histogram' ? writeHistogram(metric) : writeSamples(metric)),
    ])
    .join('\n')
    .concat('\n')
}

function writeSamples({ name, samples }: Metric): string[] {
  return samples.map(({ labels = {}, value }) => `${name}${writeLabels(labels)} ${value}`)
}

/** Prometheus counts what is within a bound, with all that is within smaller ones. */
function writeHistogram({ name, bounds, counts, sum }: Histogram): string[] {
  let within = 0
  const lines = [...bounds, '+Inf'].map((bound, index) => {
    within += counts[index] ?? 0
    return `${name}_bucket${writeLabels({ le: String(bound) })} ${within}`
  })
  return [...lines, `${name}_sum ${sum}`, `${name}_count ${within}`]
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  )
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Watches this process from now on. @returns what it says of itself whenever it is asked. */
export function watchProcess(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const lag = delay.percentile(99) / 1e9
    delay.reset()
    return [
      gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript in use.', heapUsed),
      counter('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6),
      gauge(
        'process_start_time_seconds',
        'When the process began, since 1970.',
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
      gauge(
        'nodejs_eventloop_lag_p99_seconds',
        'Delay of the event loop since it was asked last, 99th percentile; 0.02 is none.',
        Number.isFinite(lag) ? lag : 0,
      ),
      ...openFiles(),
    ]
  }
}

/** Linux alone tells them. */
function openFiles(): Metric[] {
  try {
    const count = readdirSync('/proc/self/fd').length
    return [gauge('process_open_fds', 'Files and connections that the process has open.', count)]
  } catch {
    return []
  }
}
