import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

describe('the site with a wrong environment', () => {
  it('does not start, and says every mistake in the sentences of npm start', async () => {
    const env = { IMAGE_DOMAINS: 'cdn:8080', SITE_ORIGIN: 'https://birkar.example/ar' }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    })
    const code = new Promise((resolve) => child.once('close', resolve))
    expect((await text(child.stderr)).trim().split('\n')).toEqual([
      'SITE_ORIGIN must be an http or https origin without a path, but it is “https://birkar.example/ar”. Write for example SITE_ORIGIN=https://example.com, or leave it out.',
      'IMAGE_DOMAINS must be lower-case host names without http:// and without ports, separated by commas, but it is “cdn:8080”. Write for example IMAGE_DOMAINS=images.example.com,cdn.example.com, or leave it out.',
    ])
    expect(await code).toBe(1)
  })
})
