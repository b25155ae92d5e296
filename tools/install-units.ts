/**
 * `npm run install-units`: writes the units of systemd for database, studio and site, makes the user, the data
 * folder and the file of settings where they are missing, and says what to do next. As root; `-- --to FOLDER`
 * only writes the files, for anybody to look at. Never touches a file of settings that stands; where the site
 * listens is read from it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { root } from './root.ts'
import { explain, Sentence } from './sentence.ts'
import { readSettings } from './stack/settings.ts'
import { type Installation, writeUnits } from './units/write-units.ts'

const firstSettings = `SITE_ORIGIN=http://localhost:3000
STUDIO_ORIGIN=http://localhost:3100
TRUST_PROXY=127.0.0.1
`

try {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      to: { type: 'string' },
      user: { type: 'string', default: 'wajiha' },
      data: { type: 'string', default: '/var/lib/wajiha' },
      settings: { type: 'string', default: '/etc/wajiha/settings' },
    },
  })
  const environmentFile = resolve(values.settings)
  const { host, port } = readSettings({ ...process.env, ...readEnvironment(environmentFile) })
  install(values.to, {
    root,
    dataDir: resolve(values.data),
    user: values.user,
    environmentFile,
    hasOwnDatabase: Boolean(process.env.DATABASE_URL),
    host,
    port,
  })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

function readEnvironment(file: string) {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function install(to: string | undefined, place: Installation) {
  requirePlain(place)
  const folder = to ? resolve(to) : '/etc/systemd/system'
  if (!to) prepareMachine(place)
  mkdirSync(folder, { recursive: true })
  for (const { file, text } of writeUnits(place)) {
    writeFileSync(join(folder, file), text)
    console.log(`wrote ${join(folder, file)}`)
  }
  if (to) return
  console.log(`
Settings (addresses, mail, backup) stand in ${place.environmentFile}, one NAME=value a line. Then:
  systemctl daemon-reload
  systemctl enable --now wajiha-site.socket wajiha.target
  journalctl -u wajiha-studio    # shows the first administrator's one-time password, once`)
}

/** Units know no quotes in most places. @throws {Sentence} */
function requirePlain({ user, root, dataDir, environmentFile }: Installation) {
  if (user === 'root') {
    throw new Sentence(
      'Wajiha does not run as root. Write -- --user NAME, or leave it out for “wajiha”.',
    )
  }
  const odd = [user, root, dataDir, environmentFile].find((text) => !/^[\w./-]+$/.test(text))
  if (odd === undefined) return
  throw new Sentence(
    `“${odd}” holds signs that units of systemd would misread. Use letters, digits, and . _ - / only.`,
  )
}

function prepareMachine({ user, dataDir, environmentFile }: Installation) {
  if (process.getuid?.() !== 0) {
    throw new Sentence(
      'Only root may write units: run it with sudo, or write -- --to FOLDER to look at them.',
    )
  }
  if (spawnSync('id', ['-u', user]).status !== 0) {
    must('useradd', [
      '--system',
      '--user-group',
      '--home-dir',
      dataDir,
      '--shell',
      '/usr/sbin/nologin',
      user,
    ])
    console.log(`made the user ${user}`)
  }
  if (!existsSync(dataDir)) {
    must('install', ['--directory', '--owner', user, '--group', user, '--mode', '0711', dataDir])
    console.log(`made ${dataDir}`)
  }
  // The builds lie in the project, and the parts make them anew when they are stale.
  must('chown', ['--recursive', `${user}:`, root])
  if (existsSync(environmentFile)) return
  mkdirSync(dirname(environmentFile), { recursive: true })
  writeFileSync(environmentFile, firstSettings, { mode: 0o600 })
  console.log(`wrote ${environmentFile}`)
}

function must(program: string, args: string[]) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0) return
  throw new Sentence(`${program} failed: ${error?.message ?? stderr.trim()}`)
}
