/**
 * `npm run install-units`: writes the units of systemd for database, studio and site and the command `wajiha`,
 * makes the user, the folders of data and backups and the file of settings where they are missing, and says what
 * to do next. As root; `-- --to FOLDER` only writes the files, for anybody to look at. Never touches a file of
 * settings that stands; where the site listens, and where backups go, is read from it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { isBucket } from './backup/bucket-target.ts'
import { isRelease, root } from './root.ts'
import { explain, Sentence } from './sentence.ts'
import { readSettings } from './stack/settings.ts'
import { commandFile, writeCommand } from './units/command.ts'
import { prepareMachine } from './units/prepare-machine.ts'
import { type Installation, writeUnits } from './units/write-units.ts'

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
  const { host, port, databaseUrl, backupTarget } = readSettings({
    ...process.env,
    ...readEnvironment(environmentFile),
  })
  install(values.to, {
    root,
    isRelease,
    dataDir: resolve(values.data),
    user: values.user,
    environmentFile,
    hasOwnDatabase: databaseUrl !== undefined,
    host,
    port,
    backupFolder: backupTarget && !isBucket(backupTarget) ? resolve(backupTarget) : undefined,
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
  for (const { file, text } of writeUnits(place)) write(join(folder, file), text)
  write(to ? join(folder, 'wajiha') : commandFile, writeCommand(place), 0o755)
  if (to) return
  console.log(`
Settings (addresses, mail, backup) stand in ${place.environmentFile}, one NAME=value a line. Then:
  systemctl daemon-reload
  systemctl enable --now wajiha-site.socket wajiha.target
  journalctl -u wajiha-studio    # shows the first administrator's one-time password, once
  wajiha doctor                  # looks at everything, with these settings`)
}

function write(file: string, text: string, mode = 0o644) {
  writeFileSync(file, text, { mode })
  console.log(`wrote ${file}`)
}

/** Units know no quotes in most places. @throws {Sentence} */
function requirePlain(place: Installation) {
  const { user, root, dataDir, environmentFile, backupFolder = '' } = place
  if (user === 'root') {
    throw new Sentence(
      'Wajiha does not run as root. Write -- --user NAME, or leave it out for “wajiha”.',
    )
  }
  const odd = [user, root, dataDir, environmentFile, backupFolder].find(
    (text) => !/^[\w./-]*$/.test(text),
  )
  if (odd === undefined) return
  throw new Sentence(
    `“${odd}” holds signs that units of systemd would misread. Use letters, digits, and . _ - / only.`,
  )
}
