/**
 * Seconds that long files of tests take on two processors, by their path; `npm test` names those above half a minute.
 * Only their order and their lanes depend on it (`test-order.ts`).
 */
export const testSeconds: Record<string, number> = {
  'tools/content.integration.test.ts': 93,
  'tools/backup/backup.integration.test.ts': 90,
  'apps/studio/src/content/feed/touched.integration.test.ts': 81,
  'tools/files/files.integration.test.ts': 60,
  'tools/scaffold/scaffold.integration.test.ts': 59,
  'apps/site/server/visits/visits.integration.test.ts': 56,
  'apps/studio/src/newsletter/kill.integration.test.ts': 52,
  'apps/site/server/kept-answers.integration.test.ts': 42,
  'apps/site/server/neighbours.integration.test.ts': 40,
  'tools/replica.integration.test.ts': 36,
  'tools/several-sites/in-valkey.integration.test.ts': 36,
  'apps/studio/src/transfer/transfer.integration.test.ts': 34,
  'apps/site/server/resilience.integration.test.ts': 30,
  'e2e/studio/every-view.e2e.ts': 251,
  'e2e/pages/accessibility.e2e.ts': 219,
  'e2e/hostile/hostile.e2e.ts': 111,
  'e2e/studio/preview.e2e.ts': 107,
  'e2e/studio/arabic.e2e.ts': 91,
  'e2e/writing-and-keeping.e2e.ts': 75,
  'e2e/together.e2e.ts': 70,
  'e2e/pages/room.e2e.ts': 66,
}
