/** One bounded run of wrk against an address on this machine. */
import { execFileSync } from 'node:child_process'

export type Load = { requestsPerSecond: number; p99Ms: number; errors: number }

/**
 * @param seconds length of the run; 64 connections from one thread.
 * @param encoding what is asked for; browsers ask for `br`.
 */
export function load(url: string, seconds: number, encoding = 'identity'): Load {
  const said = ['Cookie: i18n_redirected=ar', `Accept-Encoding: ${encoding}`]
  const report = execFileSync(
    'wrk',
    ['-t1', '-c64', `-d${seconds}s`, '--latency', ...said.flatMap((line) => ['-H', line]), url],
    { encoding: 'utf8' },
  )
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1] ?? 0),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(report)),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0),
  }
}

function milliseconds(found: RegExpExecArray | null): number {
  const [, value = '0', unit = 'ms'] = found ?? []
  return Number(value) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's']
}
