/** What a test needs and this machine lacks, of Debian and Ubuntu. */
import { spawnSync } from 'node:child_process'
import type { Report } from './report.ts'

/** Installs a package when we may: as root, or where sudo asks for no password. @param purpose as it is said. */
export function installWithApt(name: string, purpose: string, report: Report): void {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).error) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return
  report.say(`Installing Debian’s package ${name} for ${purpose} (a minute or two) …`)
  const step = report.step(`Installing ${name}`)
  const apt = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const [file = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n', '-E']), 'apt-get', ...args]
    return spawnSync(file, rest, { env, encoding: 'utf8' })
  }
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', name)
  if (status === 0) {
    step.done()
    return
  }
  step.fail()
  report.say(stderr.trim().split('\n').slice(-5).join('\n'))
}
