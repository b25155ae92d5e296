import { describe, expect, it } from 'vitest'
import { findUntoldSettings } from './check-settings.ts'

const table = (...rows: string[]) =>
  ['| name | default | meaning |', '|---|---|---|', ...rows].join('\n')
const problems = (text: string, rules: Parameters<typeof findUntoldSettings>[1]) =>
  findUntoldSettings(text, rules).map(({ problem }) => problem)

describe('the table of settings in README.md', () => {
  it('is right where it names every setting with its default', () => {
    const text = table(
      '| `PORT`, `HOST` | 3000, 127.0.0.1 | where |',
      '| `SMTP_URL` | none | mail |',
    )
    const rules = { PORT: { fallback: '3000' }, HOST: { fallback: '127.0.0.1' }, SMTP_URL: {} }
    expect(problems(text, rules)).toEqual([])
  })

  it('is found wrong where a setting is missing, made up, or has another default', () => {
    const text = table('| `PORT` | 8080 | where |', '| `MEDIA_S3_ENDPOINT` | none | nothing |')
    expect(problems(text, { PORT: { fallback: '3000' }, DEMO: {} })).toEqual([
      expect.stringContaining('DEMO is a setting of'),
      'the default of PORT is 3000, but the table says “8080”.',
      expect.stringContaining('MEDIA_S3_ENDPOINT is no setting of'),
    ])
  })
})
