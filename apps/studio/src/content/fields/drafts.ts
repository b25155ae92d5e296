/** How published documents keep their history: drafts saved while typing, one status per language. */
export const drafts = {
  maxPerDoc: 50,
  drafts: {
    autosave: { interval: 800 },
    schedulePublish: true,
    /** Experimental in Payload 3.90, and proven in `test/publication.integration.test.ts`. */
    localizeStatus: true,
  },
} as const
