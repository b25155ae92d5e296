import type { VariantAssignment } from '@wajiha/contract'

/**
 * What of a campaign one visitor sees. The server chooses it, from lists that editors wrote and from
 * its own clock, so there are only so many; what an address says is never part of it.
 */
export type CampaignVariation = {
  /** Place in the campaign's `wordings`. */
  wording?: number
  /** The side of the running test. */
  side?: VariantAssignment
  /** Whole days until the campaign ends, and the moment (milliseconds) from which that is wrong. */
  days?: { left: number; until: number }
}

/** Names a choice in the store of pages: `w2`, `3f2a9c1dm9x2.b d12`. Empty for what everybody sees. */
export const nameOfChoice = ({ wording, side, days }: CampaignVariation): string =>
  [
    wording === undefined ? '' : `w${wording}`,
    side ? `${side.test}.${side.side}` : '',
    days ? `d${days.left}` : '',
  ]
    .filter(Boolean)
    .join(' ')
