/** What is committed belongs here: no machine's own paths or registries, no secrets, nothing built. */

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import type { SourceFile } from './checks/project.ts'
import { root } from './root.ts'

const built =
  /(^|\/)(node_modules|dist|\.next|\.output|coverage)\/|^(data|\.wajiha)\/|\.(log|tsbuildinfo|pid)$|(^|\/)(\.DS_Store|\.env)$/

const strangers: [pattern: RegExp, problem: string][] = [
  [
    /https?:\/\/[^/\s"']*\b(registry|artifactory|nexus|verdaccio)\b/i,
    'names the host of a package registry; which one is used is the machine’s business.',
  ],
  [/^\s*(@[\w-]+:)?registry\s*=/m, 'chooses a package registry; that is the machine’s business.'],
  [
    /(^|[\s"'`=(:])(\/home\/|\/Users\/|[A-Z]:\\Users\\)[\w.-]+[/\\]/m,
    'holds the path of somebody’s home folder.',
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'holds a private key.'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'holds an access key of a cloud.'],
  [/\b(ghp|gho|ghs|github_pat)_\w{30,}/, 'holds an access token.'],
  [/\b(sk|rk)_live_\w{16,}/, 'holds a live payment key.'],
  [/\bxox[abprs]-[\w-]{20,}/, 'holds an access token.'],
]

/** @param machinePaths Absolute folders of this machine which no file may name. */
export function findStrangers(files: SourceFile[], machinePaths: string[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    if (built.test(path))
      return { where: path, problem: 'is built or local; git should ignore it.' }
    const own = machinePaths
      .filter((folder) => text.includes(`${folder}/`))
      .map((folder) => ({ where: path, problem: `names ${folder}, a folder of this machine.` }))
    const found = strangers
      .filter(([pattern]) => pattern.test(text))
      .map(([pattern, problem]) => ({ where: placeOf(path, text, pattern), problem }))
    return [...own, ...found, ...(path === 'package-lock.json' ? findResolved(text) : [])]
  })
}

function placeOf(path: string, text: string, pattern: RegExp) {
  const line = text.slice(0, text.search(pattern)).split('\n').length
  return `${path}:${line}`
}

function findResolved(text: string): Finding[] {
  if (!/"resolved":\s*"https?:/.test(text)) return []
  return [
    {
      where: 'package-lock.json',
      problem: 'says where packages came from; npm leaves that out with this project’s .npmrc.',
    },
  ]
}

/** Folders that are this machine's own; short ones (`/app`) would be found everywhere. */
export function machinePathsOf(checkout: string, home: string): string[] {
  return [checkout, home].filter((folder) => folder.split('/').length > 2 && folder.length > 8)
}

function readTracked(): SourceFile[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  return stdout
    .split('\0')
    .filter(Boolean)
    .flatMap((path) => {
      const text = readText(join(root, path))
      return text === undefined ? [] : [{ path, text }]
    })
}

/** Pictures and fonts hold no words. */
function readText(file: string) {
  try {
    const content = readFileSync(file)
    return content.subarray(0, 8000).includes(0) ? '' : content.toString('utf8')
  } catch {
    return undefined
  }
}

/** Whole check over the real tree. */
export function checkTree(): Finding[] {
  return findStrangers(readTracked(), machinePathsOf(root, homedir()))
}

if (import.meta.main) tell(checkTree())
