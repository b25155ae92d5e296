import { type SpawnOptions, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { identify, isAlive, type ProcessIdentity, pause } from './stack/process-identity.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-bootstrap-'))
  write('package.json', '{ "name": "project", "type": "module" }')
  write('package-lock.json', lockfile('1.0.0'))
  write('tools/check.ts', 'const word: string = "checked"\nconsole.log(word)\nprocess.exit(3)\n')
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'tools/bootstrap.mjs'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the bootstrap', () => {
  it('installs on a fresh clone, then hands over, and passes the exit code on', async () => {
    const { code, output } = await bootstrap('check', { npm: installing })
    expect(output).toMatch(/Installing what the lockfile pins …\nInstalled in \d+ s\nchecked\n$/)
    expect(code).toBe(3)
  })

  it('says nothing and asks npm for nothing when everything is installed', async () => {
    await bootstrap('check', { npm: installing })
    expect((await bootstrap('check', { npm: failing })).output).toBe('checked\n')
  })

  it('installs again when the lockfile changed', async () => {
    await bootstrap('check', { npm: installing })
    write('package-lock.json', lockfile('1.0.1'))
    expect((await bootstrap('check', { npm: installing })).output).toContain('Installed in')
  })

  it('trusts an npm that somebody ran by hand', async () => {
    await bootstrap('check', { npm: installing })
    write('package-lock.json', lockfile('1.0.1'))
    write('node_modules/.package-lock.json', lockfile('1.0.1'))
    expect((await bootstrap('check', { npm: failing })).output).toBe('checked\n')
  })

  it('tells in one sentence that the network is away', async () => {
    const { code, output } = await bootstrap('check', { npm: failing })
    expect(output).toContain(
      'npm could not reach the package registry. Look at the network (or npm’s proxy settings) and try again.',
    )
    expect(code).toBe(1)
  })

  it('tells in one sentence that npm left out what this machine needs', async () => {
    write('package-lock.json', lockfileFor(process.platform))
    const { code, output } = await bootstrap('check', { npm: installing })
    expect(output).toContain('npm left out node_modules/native, which this machine needs')
    expect(code).toBe(1)
    write('package-lock.json', lockfileFor('another'))
    expect((await bootstrap('check', { npm: installing })).output).toContain('Installed in')
  })

  it('tells in one sentence that this Node is too old', async () => {
    const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.4'}})`
    const { code, output } = await run(
      ['--import', old, join(folder, 'tools/bootstrap.mjs'), 'check'],
      {
        cwd: folder,
      },
    )
    expect(output).toContain('This Node is 18.20.4, and Wajiha is installed by Node 20 or newer')
    expect(code).toBe(1)
  })

  it('knows no other commands', async () => {
    const { code, output } = await bootstrap('deploy', { npm: failing })
    expect(output).toContain('There is no command “deploy”. Write one of: start, dev,')
    expect(code).toBe(1)
  })
})

describe.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('%s to the bootstrap', (signal) => {
  it('ends the command too', async () => {
    const helper = join(import.meta.dirname, 'leave-with-parent.ts')
    write(
      'tools/start.ts',
      `import { leaveWithParent } from ${JSON.stringify(helper)}
      for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => process.exit(0))
      leaveWithParent(() => process.exit(0))
      setInterval(() => {}, 1000)
      console.log('pid', process.pid)`,
    )
    await bootstrap('check', { npm: installing })
    const child = spawn(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'start'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    while (!/pid \d+\n/.test(output)) await pause(10)
    const command = identify(Number(output.match(/\d+/)?.[0])) as ProcessIdentity
    child.kill(signal)
    for (let waited = 0; isAlive(command) && waited < 3000; waited += 20) await pause(20)
    expect(isAlive(command)).toBe(false)
  })
})

/** A stand-in for npm that does what `npm ci` does: this very Node as the project's own. */
const installing = `
  import { mkdirSync, symlinkSync } from 'node:fs'
  mkdirSync('node_modules/node/bin', { recursive: true })
  try { symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/node/bin/node') } catch {}
`
const failing = `console.error('npm error code ENOTFOUND'); process.exit(1)`

function bootstrap(command: string, { npm }: { npm: string }) {
  write('npm-cli.js', npm)
  const env = {
    ...process.env,
    npm_execpath: join(folder, 'npm-cli.js'),
    npm_node_execpath: process.execPath,
  }
  return run([join(folder, 'tools/bootstrap.mjs'), command], { env, cwd: folder })
}

function run(args: string[], options: SpawnOptions) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
}

function lockfile(version: string) {
  return JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } })
}

function lockfileFor(system: string) {
  const native = { version: '1.0.0', optional: true, os: [system], cpu: [process.arch] }
  return JSON.stringify({ packages: { '': {}, 'node_modules/native': native } })
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
