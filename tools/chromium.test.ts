import { describe, expect, it } from 'vitest'
import { findChromium, findShell, requireBrowsers, requireChromium } from './chromium.ts'
import { silentReport } from './report.ts'

const only = (path: string) => (candidate: string) => candidate === path

describe('findChromium', () => {
  it('finds a program on the PATH first', () => {
    const path = '/home-made/bin/chromium'
    expect(findChromium({ PATH: '/home-made/bin' }, 'linux', only(path))).toBe(path)
  })

  it('knows where macOS and Windows keep theirs', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findChromium({}, 'darwin', only(mac))).toBe(mac)
    const windows = 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'
    expect(findChromium({ PROGRAMFILES: 'C:\\Programs' }, 'win32', only(windows))).toBe(windows)
  })

  it('says so when there is none', () => {
    expect(findChromium({ PATH: '/nowhere' }, 'linux', () => false)).toBeUndefined()
  })
})

describe('requireChromium', () => {
  it('takes the one that CHROME_PATH names', () => {
    expect(requireChromium(silentReport, { CHROME_PATH: process.execPath })).toBe(process.execPath)
  })

  it('tells that CHROME_PATH names nothing', () => {
    expect(() => requireChromium(silentReport, { CHROME_PATH: '/nowhere/chrome' })).toThrow(
      'CHROME_PATH must be a Chromium or Chrome, but “/nowhere/chrome” is no program. Correct it, or leave it out.',
    )
  })
})

describe('requireBrowsers', () => {
  it('gives whoever names a Chromium that one alone', () => {
    const named = { CHROME_PATH: process.execPath, CI: 'true' }
    expect(requireBrowsers(silentReport, named)).toEqual({ CHROME_PATH: process.execPath })
  })
})

describe('findShell', () => {
  it('finds the shell on the PATH, or where Debian puts it', () => {
    const own = '/home-made/bin/chromium-headless-shell'
    expect(findShell({ PATH: '/home-made/bin' }, only(own))).toBe(own)
    const debian = '/usr/bin/chromium-headless-shell'
    expect(findShell({ PATH: '' }, only(debian))).toBe(debian)
    expect(findShell({}, () => false)).toBeUndefined()
  })
})
