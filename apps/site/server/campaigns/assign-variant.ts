/**
 * Which side of a test a visitor sees (CAMP-04) who carries none in a cookie: one bit, reckoned anew at
 * each request from their network and browser and kept nowhere. Decision 024.
 */
import { createHmac } from 'node:crypto'
import type { CampaignTest, Variant } from '@wajiha/contract'

/** @param who network and browser; see `whoAsks`. @param secret the same in every process. */
export function assignVariant({ id, share }: CampaignTest, who: string, secret: Buffer): Variant {
  const digest = createHmac('sha256', secret).update(`${id} ${who}`).digest()
  return (digest.readUInt32BE(0) / 2 ** 32) * 100 < share ? 'b' : 'a'
}
