import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', 'fonts')

/** Ten segments of 1,460 bytes, which a server may send before it hears of the first (RFC 6928). */
const firstFlight = 14_600
/** Status line and headers of an asset, measured at 512 bytes; a few are left over. */
const headers = 540

describe('the files of the typefaces', () => {
  it('each arrive in one go, so that no text waits a round trip more', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
    expect(files.length).toBeGreaterThan(7)
    for (const file of files)
      expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(firstFlight - headers)
  })
})
