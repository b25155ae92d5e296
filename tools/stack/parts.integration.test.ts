import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPlace } from './fixtures/started.ts'

let place: Awaited<ReturnType<typeof openPlace>>

beforeEach(async () => {
  place = await openPlace()
})
afterEach(() => place.close())

const part = (name: string, env?: Record<string, string>) => place.start(['part.ts', name], env)
const served = 'Serves'

async function ask(port: string) {
  return await (await fetch(`http://127.0.0.1:${port}/`)).text()
}

const keyOf = async (port: string) =>
  await (await fetch(`http://127.0.0.1:${port}/service-key`)).text()

describe('parts that run by themselves', () => {
  it('serve a site that neither database nor studio can stop', async () => {
    const { ports } = place
    const site = part('site')
    await site.says(served)
    const studio = part('studio')
    await studio.says('The database was never started here')
    const database = part('database')
    await studio.says(served)
    expect(studio.output()).toContain('first@example.com')
    expect(await ask(ports.STUDIO_PORT)).toMatch(/^studio postgres:/)
    for (const one of [database, studio]) one.child.kill('SIGKILL')
    await Promise.all([database.exit, studio.exit])
    expect(await ask(ports.PORT)).toMatch(/^site /)
    expect(site.child.exitCode).toBeNull()
    await part('database').says(served)
    await part('studio').says(served)
    expect(await ask(ports.STUDIO_PORT)).toMatch(/^studio postgres:/)
  })

  it('know each other by one secret, also when all begin at the same moment', async () => {
    const all = ['database', 'studio', 'site'].map((name) => part(name))
    await Promise.all(all.map((one) => one.says(served)))
    const file = join(place.folder, 'data', 'secrets', 'service-key')
    const kept = readFileSync(file, 'utf8').trim()
    const held = await Promise.all([place.ports.PORT, place.ports.STUDIO_PORT].map(keyOf))
    expect(held).toEqual([kept, kept])
  })

  it('come back with the database at the same address', async () => {
    const { folder } = place
    const first = part('database')
    await first.says(served)
    const port = readFileSync(join(folder, 'data', 'database-port'), 'utf8')
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    await part('database').says(`127.0.0.1:${port.trim()}`)
  })

  it('keep the whole out of their folder, as it does them, and each itself', async () => {
    const one = part('site')
    await one.says(served)
    const again = part('site')
    expect(await again.exit).toBe(1)
    expect(again.output()).toContain('The site of Wajiha is already running on the data folder')
    const whole = place.start(['start.ts'])
    expect(await whole.exit).toBe(1)
    expect(whole.output()).toContain(`(process ${one.child.pid})`)
    one.child.kill('SIGTERM')
    await one.exit
    const alone = place.start(['start.ts'])
    await alone.says('Ready in')
    const late = part('site')
    expect(await late.exit).toBe(1)
    expect(late.output()).toContain(`Wajiha is already running on the data folder`)
  })

  it('say so when there is no database to start', async () => {
    const { exit, output } = part('database', { DATABASE_URL: 'postgres://me:secret@db:5432/x' })
    expect(await exit).toBe(1)
    expect(output().trim()).toBe(
      'DATABASE_URL names a server that is already there, so there is no database to start. Leave this part out.',
    )
  })

  it('tell a service manager when they serve, and not before', async () => {
    const bin = place.folder
    const told = join(bin, 'told')
    const notify = join(bin, 'systemd-notify')
    writeFileSync(notify, `#!/bin/sh\necho "$@" "$NOTIFY_SOCKET" > ${told}\n`)
    chmodSync(notify, 0o755)
    const studio = part('studio', {
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      NOTIFY_SOCKET: '/run/notify',
    })
    await studio.says('The database was never started here')
    expect(existsSync(told)).toBe(false)
    await part('database').says(served)
    await studio.says(served)
    expect(readFileSync(told, 'utf8').trim()).toBe('--ready /run/notify')
  })
})
