import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const notOurs = ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/data/**']
const e2eSetup = join(import.meta.dirname, 'e2e', 'global-setup.ts')

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,tools,content,bench}/**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: notOurs,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: notOurs,
          globalSetup: existsSync(e2eSetup) ? [e2eSetup] : [],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
