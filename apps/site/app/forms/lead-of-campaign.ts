import type { Worth } from '@wajiha/contract'

/** What is said of a campaign's lead: whose own thanks follow it, and what it is worth. */
export type LeadOfCampaign = { thanks?: string; worth?: Worth }
