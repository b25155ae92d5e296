import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPlace } from './fixtures/started.ts'
import { findFreePort } from './ports.ts'
import { identify, isAlive, type ProcessIdentity, pause } from './process-identity.ts'

let place: Awaited<ReturnType<typeof openPlace>>
let folder: string
let ports: { PORT: string; STUDIO_PORT: string }

beforeEach(async () => {
  place = await openPlace()
  folder = place.folder
  ports = place.ports
})

afterEach(() => place.close())

const start = (env: Record<string, string> = {}) => place.start(['start.ts'], env)

async function fetchText(port: string) {
  return await (await fetch(`http://127.0.0.1:${port}/`)).text()
}

/** Everybody who works on this test's folder or ports, by what Linux knows of each process. */
function everybody(): ProcessIdentity[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const environment = readProc(pid, 'environ')
      const isOurs = environment.includes(folder) || readProc(pid, 'cmdline').includes(folder)
      const identity = isOurs && Number(pid) !== process.pid ? identify(Number(pid)) : undefined
      return identity ? [identity] : []
    })
}

function readProc(pid: string, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function processOf(name: string) {
  const found = everybody().find(({ pid }) => readProc(String(pid), 'cmdline').includes(name))
  if (!found) throw new Error(`no process ${name}`)
  return found.pid
}

describe('a start', () => {
  it('serves both apps and says where, with the one-time password', async () => {
    const { says, output } = start()
    await says('Ready in')
    expect(output()).toContain(`http://localhost:${ports.PORT}`)
    expect(output()).toContain(`http://localhost:${ports.STUDIO_PORT}/admin`)
    expect(output()).toContain('first@example.com')
    expect(output()).toContain('once-only')
    expect(await fetchText(ports.PORT)).toMatch(/^site /)
    expect(await fetchText(ports.STUDIO_PORT)).toMatch(/^studio postgres:\/\/wajiha:/)
  })

  it('keeps the one-time password nowhere but on the terminal', async () => {
    const { says, child, exit } = start()
    await says('Ready in')
    child.kill('SIGTERM')
    await exit
    const files = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true })
    const holding = files
      .filter((file) => file.isFile())
      .filter((file) => readFileSync(join(file.parentPath, file.name)).includes('once-only'))
    expect(holding).toEqual([])
  })

  it('builds and prepares nothing the second time', async () => {
    const first = start()
    await first.says('Ready in')
    first.child.kill('SIGTERM')
    await first.exit
    const second = start()
    await second.says('Ready in')
    expect(first.output()).toContain('Building the site')
    expect(second.output()).not.toMatch(/Building|Preparing|once-only/)
  })

  it('prepares again after the database was deleted', async () => {
    const first = start()
    await first.says('Ready in')
    first.child.kill('SIGTERM')
    await first.exit
    rmSync(join(folder, 'data', 'postgres'), { recursive: true })
    const second = start()
    await second.says('Ready in')
    expect(second.output()).toContain('once-only')
  })
})

describe('the end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('comes within five seconds after %s', async (signal) => {
    const { says, child, exit } = start()
    await says('Ready in')
    expect(everybody().length).toBeGreaterThan(3)
    const began = Date.now()
    child.kill(signal)
    expect(await exit).toBe(0)
    expect(Date.now() - began).toBeLessThan(5000)
    expect(everybody()).toEqual([])
  })

  it('comes within five seconds although the studio does not listen', async () => {
    const { says, child, exit } = start({ STUDIO_MANNER: 'deaf' })
    await says('Ready in')
    const began = Date.now()
    child.kill('SIGTERM')
    await exit
    expect(Date.now() - began).toBeLessThan(5000)
    expect(everybody()).toEqual([])
  })

  it('comes at once when asked twice', async () => {
    const { says, child, exit } = start({ STUDIO_MANNER: 'deaf' })
    await says('Ready in')
    child.kill('SIGINT')
    await pause(900)
    const asked = Date.now()
    child.kill('SIGINT')
    expect(await exit).toBe(1)
    // Asked once, it would have waited for the studio's whole grace.
    expect(Date.now() - asked).toBeLessThan(2_000)
    await pause(1000)
    expect(everybody()).toEqual([])
  })

  it('comes in the middle of a start too', async () => {
    const { child, exit } = start()
    while (!existsSync(join(folder, 'data', 'secrets'))) await pause(5)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(everybody()).toEqual([])
  })

  it('takes everything along when the supervisor is killed', async () => {
    const { says, child, exit } = start()
    await says('Ready in')
    const processes = everybody()
    child.kill('SIGKILL')
    await exit
    for (let waited = 0; processes.some(isAlive) && waited < 3000; waited += 50) await pause(50)
    expect(everybody()).toEqual([])
  })
})

describe('after a kill', () => {
  it('starts again where the supervisor was killed, deaf children and all', async () => {
    const first = start({ STUDIO_MANNER: 'deaf' })
    await first.says('Ready in')
    first.child.kill('SIGKILL')
    const second = start()
    await second.says('Ready in')
    expect(await fetchText(ports.STUDIO_PORT)).toMatch(/^studio /)
  })

  it('revives the studio', async () => {
    const { says } = start()
    await says('Ready in')
    process.kill(processOf(`studio\0${ports.STUDIO_PORT}`), 'SIGKILL')
    await says('The studio │ stopped unexpectedly (signal SIGKILL); it starts again in 1 s')
    await says('The studio │ serves again')
    expect(await fetchText(ports.STUDIO_PORT)).toMatch(/^studio /)
  })

  it('revives PostgreSQL at the same address', async () => {
    const { says } = start()
    await says('Ready in')
    const url = (await fetchText(ports.STUDIO_PORT)).split(' ')[1] ?? ''
    process.kill(processOf('postgres\0-D'), 'SIGKILL')
    await says('PostgreSQL │ serves again')
    const client = new pg.Client(url)
    await client.connect()
    expect((await client.query('select name from payload_migrations')).rows).toHaveLength(1)
    await client.end()
  })

  it('leaves the site alone when the studio dies again and again', async () => {
    const { says, child } = start()
    await says('Ready in')
    const site = processOf(`site\0${ports.PORT}`)
    for (let death = 0; death < 5; death += 1) {
      await says('serves again', death)
      await fetch(`http://127.0.0.1:${ports.STUDIO_PORT}/die`).catch(() => {})
    }
    await says('The studio │ stopped unexpectedly (exit code 7); it starts again in 30 s')
    expect(await fetchText(ports.PORT)).toMatch(/^site /)
    expect(processOf(`site\0${ports.PORT}`)).toBe(site)
    expect(child.exitCode).toBeNull()
  })

  it('brings the site back at once however often it is asked to leave', async () => {
    const { says, output } = start()
    await says('Ready in')
    for (let time = 0; time < 6; time += 1) {
      process.kill(processOf(`site\0${ports.PORT}`), 'SIGTERM')
      await says('The site │ serves again', time + 1)
      expect(await fetchText(ports.PORT)).toMatch(/^site /)
    }
    expect(output()).not.toContain('it starts again in 2 s')
  })
})

describe('a site that was served before', () => {
  beforeEach(async () => {
    const { says, child, exit } = start()
    await says('Ready in')
    child.kill('SIGTERM')
    await exit
  })

  it('serves without a database that does not start, which is tried again', async () => {
    const settings = join(folder, 'data', 'postgres', 'postgresql.conf')
    const whole = readFileSync(settings)
    writeFileSync(settings, 'nothing = that = it = knows')
    const { says } = start()
    await says('PostgreSQL │ PostgreSQL does not start.')
    expect(await fetchText(ports.PORT)).toMatch(/^site /)
    writeFileSync(settings, whole)
    await says('Ready in')
    expect(await fetchText(ports.STUDIO_PORT)).toMatch(/^studio postgres:/)
  })

  it('serves on a disk where a database may not write', async () => {
    const { says } = start({ FREE_MEGABYTES: '120' })
    await says('has 120 MB left, and 500 MB are needed')
    await says('Site ready')
    expect(await fetchText(ports.PORT)).toMatch(/^site /)
  })
})

describe('one clear sentence', () => {
  it('tells a wrong variable', async () => {
    const { exit, output } = start({ CONSENT: 'perhaps' })
    expect(await exit).toBe(1)
    expect(output().trim()).toBe(
      'CONSENT must be required, notice or off, but it is “perhaps”. Write for example CONSENT=notice, or leave it out.',
    )
  })

  it.each([
    ['PORT', 'the site'],
    ['STUDIO_PORT', 'the studio'],
  ] as const)('tells that the port of %s is in use', async (variable, who) => {
    const server = createServer()
    await new Promise<void>((resolve) =>
      server.listen(Number(ports[variable]), '127.0.0.1', resolve),
    )
    const { exit, output } = start()
    expect(await exit).toBe(1)
    expect(output().trim()).toMatch(
      new RegExp(
        `^Port ${ports[variable]} is in use, so ${who} cannot listen there\\..*set ${variable} to another.*$`,
      ),
    )
    await new Promise((resolve) => server.close(resolve))
  })

  it('tells that the data folder is a file', async () => {
    writeFileSync(join(folder, 'data'), 'not a folder')
    const { exit, output } = start()
    expect(await exit).toBe(1)
    expect(output().trim()).toBe(
      `The data folder ${folder}/data is a file, not a folder. Move the file away, or set DATA_DIR to a folder that can be written.`,
    )
  })

  it.each(['/sys/wajiha', '/proc/wajiha'])('tells that %s cannot be written', async (DATA_DIR) => {
    const { exit, output } = start({ DATA_DIR })
    expect(await exit).toBe(1)
    expect(output()).toMatch(/^The data folder \/\w+\/wajiha cannot be written \(\w+\)\. /)
  })

  it('tells that Wajiha runs here already', async () => {
    const first = start()
    await first.says('Ready in')
    const second = start({
      PORT: String(await findFreePort()),
      STUDIO_PORT: String(await findFreePort()),
    })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(`(process ${first.child.pid})`)
    expect(await fetchText(ports.PORT)).toMatch(/^site /)
  })

  it('tells that the database of DATABASE_URL does not answer', async () => {
    const port = await findFreePort()
    const { exit, output } = start({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/x` })
    expect(await exit).toBe(1)
    expect(output()).toContain(
      `The database cannot be reached: nothing listens at 127.0.0.1:${port}. Start PostgreSQL there, or correct DATABASE_URL.`,
    )
    expect(output()).not.toContain('secret')
  })
})

describe('DATABASE_URL', () => {
  it('is used in place of a server of our own', async () => {
    const { startPostgres } = await import('./postgres.ts')
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(join(elsewhere, 'logs'), { recursive: true })
    const postgres = await startPostgres(elsewhere)
    try {
      const { says, child, exit } = start({ DATABASE_URL: postgres.url })
      await says('Ready in')
      expect(await fetchText(ports.STUDIO_PORT)).toBe(`studio ${postgres.url}`)
      expect(readdirSync(join(folder, 'data'))).not.toContain('postgres')
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
      expect(identify(postgres.pid())).toBeDefined()
    } finally {
      await postgres.stop()
    }
  })
})

describe('a start with BACKUP_TARGET', () => {
  const target = (name: string) => ({ BACKUP_TARGET: join(folder, name), BACKUP_KEY: 'plain' })
  const made = () => {
    const file = join(folder, 'data', 'backups-made')
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  }

  it('backs up by the clock, then proves it', async () => {
    const { says } = start(target('backups'))
    await says('Ready in')
    while (made().length < 2) await pause(50)
    expect(made()).toEqual(['whole', 'drill'])
  })

  it('changes a database only after a fresh backup, and else not at all', async () => {
    const first = start()
    await first.says('Ready in')
    first.child.kill('SIGTERM')
    await first.exit
    mkdirSync(join(folder, 'migrations'))
    writeFileSync(join(folder, 'migrations', 'second.ts'), '')
    const newer = { MIGRATIONS: join(folder, 'migrations'), PREPARED_FROM: 'service.ts' }
    const refused = start({ ...newer, ...target('full') })
    await refused.says('the target is full Nothing was changed.')
    // The site goes on as it was, and the backup is tried again.
    await refused.says('Site ready')
    expect(refused.output()).not.toContain('Database ready')
    refused.child.kill('SIGTERM')
    await refused.exit
    const second = start({ ...newer, ...target('backups') })
    await second.says('Database ready')
    expect(second.output()).toContain('Backed up before the database changes')
    expect(made()[0]).toBe('before-upgrade')
  })

  it('backs up before it changes a database without BACKUP_TARGET, too, unless it is told not to', async () => {
    const first = start()
    await first.says('Ready in')
    first.child.kill('SIGTERM')
    await first.exit
    expect(made()).toEqual([])
    mkdirSync(join(folder, 'migrations'))
    writeFileSync(join(folder, 'migrations', 'first.ts'), '')
    writeFileSync(join(folder, 'migrations', 'second.ts'), '')
    const newer = { MIGRATIONS: join(folder, 'migrations'), PREPARED_FROM: 'service.ts' }
    const told = start({ ...newer, BACKUP_BEFORE_UPGRADE: 'off' })
    await told.says('Ready in')
    told.child.kill('SIGTERM')
    await told.exit
    expect(made()).toEqual([])
    // The stand-in’s database still lacks the second.
    const second = start({ ...newer, PREPARED_FROM: 'build.ts' })
    await second.says('Ready in')
    expect(made()).toEqual(['before-upgrade'])
    expect(second.output()).toContain('Backed up before the database changes')
  })

  it('tells who starts an older version on a database that a newer one changed', async () => {
    const first = start()
    await first.says('Ready in')
    first.child.kill('SIGTERM')
    await first.exit
    mkdirSync(join(folder, 'migrations'))
    writeFileSync(join(folder, 'migrations', 'another.ts'), '')
    const older = start({
      MIGRATIONS: join(folder, 'migrations'),
      PREPARED_FROM: 'service.ts',
      BACKUP_BEFORE_UPGRADE: 'off',
    })
    await older.says('was changed by a newer version (first)')
    await older.says('Ready in')
  })

  it('refuses a folder into which a restore was not finished', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data', 'restoring'), 'x')
    const { exit, output } = start()
    expect(await exit).toBe(1)
    expect(output()).toContain('was not restored to its end')
  })
})
