/** A site beside a stand-in studio for all tests of a file. */
import { afterAll, beforeAll } from 'vitest'
import { type StandInStudio, startStandInStudio } from './stand-in-studio.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'

export type Running = { studio: StandInStudio; site: TestSite }

/** @param take Is given both before the first test. */
export function withTestSite(take: (running: Running) => void | Promise<void>): void {
  let running: Running
  beforeAll(async () => {
    const studio = await startStandInStudio()
    running = { studio, site: await startTestSite(studio.apiBase) }
    await take(running)
  })
  afterAll(async () => {
    await running.site.remove()
    await running.studio.stop()
  })
}
