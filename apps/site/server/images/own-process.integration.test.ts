import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startImageSite } from '../../test/start-image-site.ts'

it('refuses the pictures of a process that dies, and makes the next ones in another', async () => {
  const site = await startImageSite()
  try {
    expect((await site.get('/_ipx/f_webp&q_80&w_320/a.png')).status).toBe(200)
    const killed = site.pictures.pid() ?? 0
    // A process that stands still answers nothing.
    process.kill(killed, 'SIGSTOP')
    const answer = site.get('/_ipx/f_webp&q_80&w_640/a.png')
    while (site.pictures.waiting() === 0) await pause(5)
    process.kill(killed, 'SIGKILL')
    const { status, headers, body } = await answer
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(body.toString()).toContain('[503] [IPX_UNAVAILABLE]')
    expect((await site.get('/_ipx/f_webp&q_80&w_640/inner/b.png')).status).toBe(200)
    expect(site.pictures.pid()).not.toBe(killed)
  } finally {
    await site.remove()
  }
})
