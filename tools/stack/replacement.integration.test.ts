import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { BoundSocket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPlace, type Started } from './fixtures/started.ts'
import { identify, pause } from './process-identity.ts'

let place: Awaited<ReturnType<typeof openPlace>>

beforeEach(async () => {
  place = await openPlace()
})
afterEach(() => place.close())

/** A request on a connection of its own. @returns the process that answered it. */
function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port: place.ports.PORT, host: '127.0.0.1', path: '/pid', agent: false }
    request(options, async (response) => resolve(Number(await text(response))))
      .on('error', reject)
      .end()
  })
}

/** An upload that has begun: `finish` sends the rest and settles with the process that took it. */
async function beginUpload() {
  const sent = request({ port: place.ports.PORT, host: '127.0.0.1', method: 'POST', path: '/cv' })
  const answered = new Promise<number>((resolve, reject) => {
    sent
      .once('error', reject)
      .once('response', async (answer) => resolve(Number(await text(answer))))
  })
  await new Promise((resolve) => sent.write('the first half', resolve))
  return {
    finish() {
      sent.end('and the rest')
      return answered
    },
  }
}

async function site(env: Record<string, string> = {}): Promise<Started> {
  const started = place.start(['part.ts', 'site'], env)
  await started.says('Serves')
  return started
}

async function untilGone(pid: number) {
  while (identify(pid)) await pause(20)
}

const restart = () => place.start(['../../restart.ts'])

describe('a site that is replaced', () => {
  it('refuses nobody, and the one before finishes what it is at', async () => {
    const { says } = await site()
    const before = await ask()
    const upload = await beginUpload()
    let isOver = false
    const answered = new Set<number>()
    const crowd = Array.from({ length: 4 }, async () => {
      while (!isOver) answered.add(await ask())
    })
    const command = restart()
    expect(await command.exit).toBe(0)
    expect(command.output().trim()).toBe('The site was replaced; nobody was refused.')
    await says('The site was replaced in')
    const after = await ask()
    isOver = true
    await Promise.all(crowd)
    expect([...answered]).toEqual([before, after])
    expect(identify(before)).toBeDefined()
    expect(await upload.finish()).toBe(before)
    await untilGone(before)
    expect(await ask()).toBe(after)
  })

  it('goes on as it was when the one that should follow does not come up', async () => {
    const { output } = await site()
    const before = await ask()
    writeFileSync(join(place.folder, 'data', 'no-successor'), '')
    const command = restart()
    expect(await command.exit).toBe(1)
    expect(command.output()).toMatch(
      /^The site was not replaced\. .*no page can be drawn.* The process before goes on\./,
    )
    expect(output()).toContain('The process before goes on.')
    expect(await ask()).toBe(before)
  })

  it('is the site of the whole product, too', async () => {
    const whole = place.start(['start.ts'])
    await whole.says('Ready in')
    const before = await ask()
    expect(await restart().exit).toBe(0)
    expect(await ask()).not.toBe(before)
    whole.child.kill('SIGTERM')
    expect(await whole.exit).toBe(0)
  })

  it('is none where nobody runs', async () => {
    const { exit, output } = restart()
    expect(await exit).toBe(1)
    expect(output()).toContain('No site runs on the data folder')
  })
})

describe('who comes while nobody serves', () => {
  it('waits until a killed site is back, which can be replaced like the first', async () => {
    const { says } = await site()
    const before = await ask()
    process.kill(before, 'SIGKILL')
    await says('The site │ stopped unexpectedly')
    const revived = await ask()
    expect(revived).not.toBe(before)
    await says('The site │ serves again')
    expect(await restart().exit).toBe(0)
    expect(await ask()).not.toBe(revived)
  })

  it('waits also for a killed supervisor, where systemd holds the socket', async () => {
    const bound = new BoundSocket({ host: '127.0.0.1', port: Number(place.ports.PORT) })
    /** As systemd does: the socket as the fourth descriptor, and whom it is for. */
    const start = () =>
      spawn(
        'sh',
        [
          '-c',
          'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"',
          process.execPath,
          '--disable-warning=ExperimentalWarning',
          join(import.meta.dirname, 'fixtures/part.ts'),
          'site',
        ],
        {
          env: { ...process.env, DATA_DIR: join(place.folder, 'data'), ...place.ports },
          stdio: ['ignore', 'pipe', 'inherit', bound.fd()],
        },
      )
    const says = (child: ReturnType<typeof start>) =>
      new Promise<void>((resolve) => {
        child.stdout?.on('data', (chunk) => String(chunk).includes('Serves') && resolve())
      })
    const first = start()
    await says(first)
    const before = await ask()
    first.kill('SIGKILL')
    await untilGone(before)
    const waiting = ask()
    const second = start()
    const after = await waiting
    expect(after).not.toBe(before)
    second.kill('SIGTERM')
    await new Promise((resolve) => second.once('exit', resolve))
    bound.close()
  })
})
