/**
 * The door of every command: `node tools/bootstrap.mjs start`. It runs on any Node from 20 on and
 * needs nothing installed. When `node_modules` is not what the lockfile pins, it installs; then it
 * hands over to `tools/<command>.ts`, run by the Node 24 which the lockfile pins as a package.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const commands = [
  'start',
  'dev',
  'database',
  'studio',
  'site',
  'restart',
  'install-units',
  'build',
  'release',
  'test',
  'check',
  'e2e',
  'format',
  'new',
  'bench',
  'photos',
  'faults',
  'doctor',
  'backup',
  'restore',
  'privacy',
  'people',
  'content',
  'files',
  'brand',
  'client',
  'sbom',
  'advisories',
]
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.wajiha-lockfile')
const windows = process.platform === 'win32'

const [command, ...rest] = process.argv.slice(2)
if (!commands.includes(command)) {
  leave(`There is no command “${command ?? ''}”. Write one of: ${commands.join(', ')}.`)
}

const major = Number.parseInt(process.versions.node, 10)
if (major < 20) {
  leave(
    `This Node is ${process.versions.node}, and Wajiha is installed by Node 20 or newer with its own npm. Take one from ` +
      'https://nodejs.org, or make the archive on a machine that has it: docs/how-to/run-on-a-server.md.',
  )
}
const lockfile = readLockfile()
const fingerprint = createHash('sha256').update(lockfile).digest('hex')
if (!isInstalled()) await install()
run()

function readLockfile() {
  try {
    return readFileSync(join(root, 'package-lock.json'), 'utf8')
  } catch {
    return leave('package-lock.json is missing, so nobody knows what to install. Clone again.')
  }
}

function isInstalled() {
  if (!existsSync(projectNode())) return false
  if (read(stamp) === fingerprint) return true
  if (!holdsWhatTheLockfilePins(read(join(modules, '.package-lock.json')))) return false
  writeFileSync(stamp, fingerprint)
  return true
}

/** True after somebody ran npm by hand: npm's own record of what it installed agrees. */
function holdsWhatTheLockfilePins(record) {
  if (!record) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(lockfile).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = installed[path]
    if (!found) return wanted.optional === true || wanted.devOptional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** Packages made for this very system and processor are optional to npm, and not to us. */
function leftOut() {
  const { glibcVersionRuntime } = process.report.getReport().header
  return Object.entries(JSON.parse(lockfile).packages)
    .filter(([, { os, cpu, libc }]) => {
      if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false
      return !libc || libc.includes(glibcVersionRuntime ? 'glibc' : 'musl')
    })
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path)))
}

async function install() {
  const began = Date.now()
  const npm = findNpm()
  const progress = showProgress('Installing what the lockfile pins', began)
  const { code, output } = await runQuietly(
    npm.file,
    [...npm.args, 'ci', '--loglevel=error'],
    npm.env,
  )
  progress.end()
  if (code !== 0) leave(explainFailedInstall(output), output)
  if (!existsSync(projectNode())) {
    leave(
      'The packages are here, but the project’s own Node 24 is not: npm was told to skip install ' +
        'scripts. Run “npm config delete ignore-scripts”, delete node_modules and try again.',
    )
  }
  const [left] = leftOut()
  if (left) {
    leave(
      `npm left out ${left}, which this machine needs: npm 9 and older do. Take npm 10 or newer (npm install ` +
        '--global npm@11), delete node_modules and try again.',
    )
  }
  writeFileSync(stamp, fingerprint)
  console.log(`Installed in ${seconds(began)} s`)
}

/**
 * npm as the person started it. The PATH of an npm script begins with node_modules/.bin, whose
 * `node` is about to be deleted by the very install, so it is taken out.
 */
function findNpm() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(root))
    .join(delimiter)
  const env = { ...process.env, PATH: path }
  for (const name of Object.keys(env)) if (/^npm_(package|lifecycle)_/.test(name)) delete env[name]
  const cli = process.env.npm_execpath
  const node = process.env.npm_node_execpath
  if (cli?.endsWith('.js') && existsSync(cli) && node && existsSync(node)) {
    return { file: node, args: [cli], env }
  }
  return { file: windows ? 'npm.cmd' : 'npm', args: [], env }
}

function runQuietly(file, args, env) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(file, args, {
      cwd: root,
      env,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const remember = (chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout.on('data', remember)
    child.stderr.on('data', remember)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        child.kill(signal)
        process.exit(128 + constants.signals[signal])
      })
    }
  })
}

function explainFailedInstall(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output)) {
    return 'npm could not reach the package registry. Look at the network (or npm’s proxy settings) and try again.'
  }
  if (/ENOSPC/.test(output))
    return 'The disk is full, so npm could not install. Make room and try again.'
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `npm may not write in ${root}. Give yourself the right to write there and try again.`
  }
  if (/spawn npm.* ENOENT/.test(output))
    return 'npm is not on this machine. Install it and try again.'
  return 'npm could not install what the lockfile pins. What it said is above.'
}

function projectNode() {
  return join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')
}

function run() {
  const env = { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}` }
  const quiet = '--disable-warning=ExperimentalWarning'
  const child = spawn(projectNode(), [quiet, join(root, 'tools', `${command}.ts`), ...rest], {
    cwd: root,
    env,
    // The command notices the end of this channel when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('error', (error) => leave(`The project’s own Node 24 does not run: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) leaveWithNpm(child)
}

/**
 * npm itself may be killed without a chance to tell us. Then our parent changes, or the parent of the
 * shell that npm put in between.
 */
function leaveWithNpm(child) {
  const ancestors = readAncestors()
  setInterval(() => {
    if (readAncestors() !== ancestors) child.kill('SIGTERM')
  }, 500).unref()
}

function readAncestors() {
  // The name in brackets may hold spaces; behind it stand the state and the parent.
  const behindName = read(`/proc/${process.ppid}/stat`).split(') ').at(-1) ?? ''
  return `${process.ppid} ${behindName.split(' ')[1]}`
}

function showProgress(what, began) {
  const live = process.stdout.isTTY
  if (!live) console.log(`${what} …`)
  const timer = setInterval(
    () => {
      const line = `${what} … ${seconds(began)} s`
      process.stdout.write(live ? `\r\x1b[2K${line}` : `${line}\n`)
    },
    live ? 1000 : 10_000,
  )
  return {
    end() {
      clearInterval(timer)
      if (live) process.stdout.write('\r\x1b[2K')
    },
  }
}

function seconds(began) {
  return Math.round((Date.now() - began) / 1000)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function leave(sentence, before = '') {
  if (before.trim()) console.error(before.trim().split('\n').slice(-25).join('\n'))
  console.error(sentence)
  process.exit(1)
}
