/** Every field that can hold something about a person is classified in the studio's data map (TRUST 3.7). */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'

/** Whole check over the studio's real collections; they want an environment, and open nothing. */
async function checkDataMap(): Promise<Finding[]> {
  process.env.DATABASE_URL ||= 'postgres://nobody@127.0.0.1:1/none'
  process.env.PAYLOAD_SECRET ||= 'only-to-read-the-collections-0000000'
  const studio = '../apps/studio/src'
  const { collections } = await import(`${studio}/collections.ts`)
  const { dataMap, withoutVisitors } = await import(`${studio}/privacy/data-map.data.ts`)
  const { findUnmapped } = await import(`${studio}/privacy/unmapped-fields.ts`)
  return findUnmapped(collections, dataMap, withoutVisitors)
}

if (import.meta.main) {
  tell(await checkDataMap())
  process.exit()
}
