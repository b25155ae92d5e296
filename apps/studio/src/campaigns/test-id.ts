/** A running test's name on forms, in cookies and in counts; another one each time a test begins. */

/** @param id of the campaign, a UUID. @param startedAt ISO 8601. */
export const testIdOf = (id: string, startedAt: string): string =>
  `${id.replace(/[^a-z0-9]/g, '').slice(0, 8)}${Date.parse(startedAt).toString(36)}`
