import type { Traces } from '@wajiha/contract/traces'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** Without an endpoint nothing of OpenTelemetry is loaded. */
export async function openSiteTraces(
  { traces }: Pick<Config, 'traces'>,
  log: Log,
): Promise<Traces | undefined> {
  if (!traces) return undefined
  const { openTraces } = await import('@wajiha/contract/open-traces')
  const onFailing = (reason: string) => log.warn('traces_not_taken', { reason })
  return openTraces({ service: 'wajiha-site', ...traces, onFailing })
}
