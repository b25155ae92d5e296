/** A site beside a stand-in studio for all tests of a file. */
import { afterAll, beforeAll } from 'vitest'
import { type StandInStudio, startStandInStudio } from './stand-in-studio.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'

export type Running = { studio: StandInStudio; site: TestSite }

/** @param take Is given both before the first test. */
export function withTestSite(take: (running: Running) => void | Promise<void>): void {
  let studio: StandInStudio | undefined
  let site: TestSite | undefined
  beforeAll(async () => {
    studio = await startStandInStudio()
    site = await startTestSite(studio.apiBase)
    await take({ studio, site })
  })
  afterAll(async () => {
    await site?.remove()
    await studio?.stop()
  })
}
