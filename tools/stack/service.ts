/** A program that serves until it is told to stop: the studio, the site. */
import { Sentence } from '../sentence.ts'
import type { Child, Exit } from './children.ts'
import type { Life } from './keep-running.ts'
import { pause } from './process-identity.ts'

export type Service = {
  name: string
  args: string[]
  /** What it is told beside what every process of the run is; whoever starts the run has the last word. */
  env?: Readonly<Record<string, string>>
  /** How the line begins that it prints when it listens. */
  readyLine: string
  /** Answers 2xx when it serves. */
  health: string
  /** It is handed the listening socket of the run, and can follow itself without refusing anybody. */
  inheritsSocket?: boolean
}

/** Long enough for a development server that compiles its first page on a busy machine. */
const patience = 180_000
/** Longer than any request may take (`longestRequestMs` of the site): whoever was replaced finishes uploads. */
const retirement = 310_000

type ServiceLaunch = {
  service: Service
  start: (onLine: (line: string) => void) => Child
  log: string
}

/** Starts it and waits until it serves. @throws {Sentence} when it dies or hangs before. */
export async function beginService({ service, start, log }: ServiceLaunch): Promise<Life> {
  let isListening = false
  let lastWords = ''
  const child = start((line) => {
    if (line.startsWith(service.readyLine)) isListening = true
    if (line.trim()) lastWords = line.trim()
  })
  let exit: Exit | undefined
  child.exited.then((how) => {
    exit = how
  })
  const deadline = Date.now() + patience
  while (!exit && Date.now() < deadline) {
    if (isListening && (await isHealthy(service.health))) {
      return {
        over: child.exited.then((how) => ({ how: describeExit(how), inOrder: how.code === 0 })),
        retire: () => void child.retire(retirement),
      }
    }
    await pause(isListening ? 100 : 20)
  }
  if (exit) {
    throw new Sentence(
      `The ${service.name} stopped before it was ready (${describeExit(exit)}): ${lastWords || 'it said nothing'} (its log: ${log})`,
    )
  }
  await child.stop(2000)
  throw new Sentence(
    `The ${service.name} was not ready after ${patience / 1000} s, so it was stopped: ${service.health} does not answer (its log: ${log})`,
  )
}

export function describeExit({ code, signal, error }: Exit): string {
  return error ?? (signal ? `signal ${signal}` : `exit code ${code}`)
}

async function isHealthy(url: string) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
