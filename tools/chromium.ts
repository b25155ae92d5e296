/** The browser for the tests: the one that is named, that is installed, or that Debian has. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installWithApt } from './apt.ts'
import type { Report } from './report.ts'
import { Sentence } from './sentence.ts'

const shellName = 'chromium-headless-shell'
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
  installWithApt('chromium', 'the browser tests', report)
  const installed = findChromium(env)
  if (installed) return installed
  throw new Sentence(
    'The browser tests need Chromium, and this machine has none. Install it (Debian: apt-get install chromium), ' +
      'or name one: CHROME_PATH=/path/to/chrome npm test.',
  )
}

/** What `e2e/browser.ts` reads from its environment. */
export type Browsers = { CHROME_PATH: string; CHROME_SHELL_PATH?: string }

/**
 * A Chromium, and Debian's shell of it, which does the same for less of the processor (decision 069). Whoever names a
 * Chromium gets that one alone. Where the shell is missing a build machine installs it; without it all is done by the
 * whole one.
 * @throws {Sentence} when there is no Chromium and none can be had.
 */
export function requireBrowsers(report: Report, env = process.env): Browsers {
  const whole = { CHROME_PATH: requireChromium(report, env) }
  if (env.CHROME_PATH) return whole
  if (env.CI && !findShell(env)) installWithApt(shellName, 'the browser tests', report)
  const shell = findShell(env)
  return shell ? { ...whole, CHROME_SHELL_PATH: shell } : whole
}

/** Looks where Debian's packages put programs. */
export function findShell(env: NodeJS.ProcessEnv, isThere = isProgram): string | undefined {
  return foldersOf(env)
    .map((folder) => join(folder, shellName))
    .find(isThere)
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
  const folders = [...foldersOf(env), '/snap/bin']
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
  ]
}

const foldersOf = ({ PATH = '' }: NodeJS.ProcessEnv) =>
  [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin'].filter(Boolean)

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
