/** The browser for the tests: the one that is named, that is installed, or that Debian has. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Report } from './report.ts'
import { Sentence } from './sentence.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** @returns The path of a Chromium. @throws {Sentence} when there is none and none can be had. */
export function requireChromium(report: Report, env = process.env): string {
  const named = env.CHROME_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new Sentence(
      `CHROME_PATH must be a Chromium or Chrome, but “${named}” is no program. Correct it, or leave it out.`,
    )
  }
  const found = findChromium(env)
  if (found) return found
  installWithApt(report)
  const installed = findChromium(env)
  if (installed) return installed
  throw new Sentence(
    'The browser tests need Chromium, and this machine has none. Install it (Debian: apt-get install chromium), ' +
      'or name one: CHROME_PATH=/path/to/chrome npm test.',
  )
}

/** Looks in the usual places of Linux, macOS and Windows. */
export function findChromium(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  isThere = isProgram,
): string | undefined {
  return usualPlaces(env, platform).find(isThere)
}

function usualPlaces(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((app) =>
      ['', env.HOME ?? ''].map((home) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    )
  }
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return bases
      .filter((base) => base !== undefined)
      .flatMap((base) => [
        `${base}\\Google\\Chrome\\Application\\chrome.exe`,
        `${base}\\Chromium\\Application\\chrome.exe`,
      ])
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return [
    ...names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
  ]
}

/** Debian and Ubuntu, when we may: as root, or where sudo asks for no password. */
function installWithApt(report: Report) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).error) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return
  report.say('Installing Debian’s package chromium for the browser tests (a minute or two) …')
  const step = report.step('Installing chromium')
  const apt = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const [file = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n', '-E']), 'apt-get', ...args]
    return spawnSync(file, rest, { env, encoding: 'utf8' })
  }
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', 'chromium')
  if (status === 0) return step.done()
  step.fail()
  report.say(stderr.trim().split('\n').slice(-5).join('\n'))
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
