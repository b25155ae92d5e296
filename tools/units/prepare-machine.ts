/** What the units need of a machine: their user, the folders that they write, and the file of settings. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Sentence } from '../sentence.ts'
import type { Installation } from './write-units.ts'

const firstSettings = `SITE_ORIGIN=http://localhost:3000
STUDIO_ORIGIN=http://localhost:3100
TRUST_PROXY=127.0.0.1
`

/** As root. @throws {Sentence} */
export function prepareMachine(place: Installation): void {
  const { root, isRelease, user, dataDir, environmentFile, backupFolder } = place
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
    makeFolder(dataDir, user, '0711')
  }
  // The builds lie in the project, and the parts make them anew when they are stale; an archive's stay root's.
  if (!isRelease) must('chown', ['--recursive', `${user}:`, root])
  if (backupFolder) makeBackupFolder(backupFolder, place)
  if (existsSync(environmentFile)) return
  mkdirSync(dirname(environmentFile), { recursive: true })
  writeFileSync(environmentFile, firstSettings, { mode: 0o600 })
  console.log(`wrote ${environmentFile}`)
}

/** The folder above it is the share or the disk, and may belong to root alone. */
function makeBackupFolder(folder: string, { user, dataDir }: Installation) {
  const upper = dirname(folder)
  if (!existsSync(upper)) {
    throw new Sentence(
      `BACKUP_TARGET is ${folder}, but there is no ${upper}. Mount the share or the disk there, or make the folder, and run this again.`,
    )
  }
  if (!existsSync(folder)) makeFolder(folder, user, '0700')
  if (statSync(folder).dev !== statSync(dataDir).dev) return
  console.log(
    `${folder} lies on the same disk as ${dataDir}: what takes one takes the other. Choose another disk or machine when you can.`,
  )
}

function makeFolder(folder: string, user: string, mode: string) {
  must('install', ['--directory', '--owner', user, '--group', user, '--mode', mode, folder])
  console.log(`made ${folder}`)
}

function must(program: string, args: string[]) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0) return
  throw new Sentence(`${program} failed: ${error?.message ?? stderr.trim()}`)
}
