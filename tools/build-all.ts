/** Builds the apps outside of a start, with stand-in secrets: a build may read them, never keep them. */
import { rmSync } from 'node:fs'
import type { Report } from './report.ts'
import { root } from './root.ts'
import { explain, Sentence } from './sentence.ts'
import { isBuilt, runBuild } from './stack/build.ts'
import { type Child, startChild } from './stack/children.ts'
import { planOf } from './stack/plan.ts'
import { readSettings } from './stack/settings.ts'

export type Builds = {
  run: (options?: { force?: boolean }) => Promise<void>
  stop: () => Promise<void>
}

export function createBuilds(report: Report): Builds {
  const children = new Set<Child>()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || 'while-it-is-built-nothing-is-signed',
    DATABASE_URL: process.env.DATABASE_URL || 'postgres://build@127.0.0.1:1/none',
  }
  const start = (launch: Parameters<Parameters<typeof runBuild>[1]['start']>[0]) => {
    const child = startChild({ ...launch, env }, { add() {}, remove() {}, close() {} })
    children.add(child)
    child.exited.then(() => children.delete(child))
    return child
  }
  return {
    async run({ force = false } = {}) {
      const failures: string[] = []
      for (const build of readPlan().builds) {
        if (force) rmSync(build.stamp, { force: true })
        if (isBuilt(root, build)) continue
        await runBuild(build, { root, report, start }).catch((error) =>
          failures.push(explain(error)),
        )
      }
      if (failures.length > 0) throw new Sentence(failures.join('\n\n'))
    },
    async stop() {
      await Promise.all([...children].map((child) => child.stop(2000)))
    },
  }
}

const readPlan = () => planOf(readSettings(process.env), 'production')
