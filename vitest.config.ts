import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { TestOrder } from './tools/test-order.ts'

const notOurs = ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/data/**']
const integration = '**/*.integration.test.ts'
// They hold what they start to a few seconds, or keep all processors busy by themselves.
const alone = ['tools/{stack,faults}/*.integration.test.ts', 'tools/bootstrap.integration.test.ts']
const testFolder = join(import.meta.dirname, 'tools', 'test-folder.ts')
const shared = {
  setupFiles: [join(import.meta.dirname, 'tools', 'keep-compiled.ts')],
  globalSetup: [testFolder],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}
/** Decision 025: on build machines a browser test that failed is run once more, and named. */
export const secondTries = ({ CI }: NodeJS.ProcessEnv) => (CI ? 1 : 0)
const e2eSetup = join(import.meta.dirname, 'e2e', 'global-setup.ts')

export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          name: 'unit',
          // Left to itself, Vitest keeps one of two processors free.
          maxWorkers: 2,
          include: ['{packages,apps,tools,bench,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...notOurs, integration],
          // No test measures time; one that is long beside compilers on a small machine is not wrong.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [integration],
          exclude: [...notOurs, ...alone],
          // Most of a file is waiting; each has processes, ports and folders of its own.
          maxWorkers: 2,
          ...shared,
        },
      },
      {
        test: {
          name: 'integration-alone',
          include: alone,
          exclude: notOurs,
          fileParallelism: false,
          ...shared,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: notOurs,
          globalSetup: existsSync(e2eSetup) ? [testFolder, e2eSetup] : [],
          fileParallelism: false,
          // A file's state is its product and its browser; loading Playwright anew took 0.8 s of the processor a file.
          isolate: false,
          retry: secondTries(process.env),
          testTimeout: 300_000,
          hookTimeout: 600_000,
          // Left to itself it gives up after a second, which two products on two processors may take for anything.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
