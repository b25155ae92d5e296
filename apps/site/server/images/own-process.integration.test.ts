import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { startImageSite } from '../../test/start-image-site.ts'

it('refuses the pictures of a process that dies, and makes the next ones in another', async () => {
  const site = await startImageSite()
  try {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 4_000, height: 3_000, channels: 3, background: '#888', noise } as const
    const slow = await sharp({ create }).jpeg().toBuffer()
    await writeFile(join(site.folder, 'public', 'slow.jpeg'), slow)
    expect((await site.get('/_ipx/f_webp&q_80&w_320/a.png')).status).toBe(200)
    const killed = site.pictures.pid() ?? 0
    const answer = site.get('/_ipx/f_avif&q_80&w_1280/slow.jpeg')
    process.kill(killed, 'SIGSTOP')
    // What is killed while it stands still has not answered.
    await site.get('/_ipx/f_webp&q_80&w_320/missing.png')
    process.kill(killed, 'SIGKILL')
    const { status, headers, body } = await answer
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(body.toString()).toContain('[503] [IPX_UNAVAILABLE]')
    expect((await site.get('/_ipx/f_webp&q_80&w_640/a.png')).status).toBe(200)
    expect(site.pictures.pid()).not.toBe(killed)
  } finally {
    await site.remove()
  }
})
