/**
 * `npm run release`: builds what is stale and makes `release/wajiha-VERSION-SYSTEM.tar.gz`, which runs on a machine
 * without Node, npm or a network: `./wajiha start`. `-- --images` also makes the two that container images are made
 * of; `-- --to FOLDER` writes elsewhere.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuilds } from './build-all.ts'
import { machinePathsOf } from './check-tree.ts'
import { archive } from './release/archive.ts'
import { findMachinePaths } from './release/machine-paths.ts'
import { cutFor, imageParts } from './release/parts.ts'
import { stage } from './release/stage.ts'
import { createReport, type Report } from './report.ts'
import { root } from './root.ts'
import { explain, Sentence } from './sentence.ts'
import { leaveOnSignal } from './steps.ts'

const report = createReport()
const builds = createBuilds(report)
leaveOnSignal(builds.stop)

try {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { to: { type: 'string', default: 'release' }, images: { type: 'boolean' } },
  })
  if (process.platform !== 'linux')
    throw new Sentence('A release is made on Linux, for machines like the one that makes it.')
  await builds.run()
  await release(report, resolve(root, values.to), values.images === true)
  report.close()
} catch (error) {
  report.close()
  console.error(explain(error))
  process.exit(1)
}

async function release(report: Report, target: string, withImages: boolean) {
  const about = aboutThis()
  const name = `wajiha-${about.version}-${about.system}`
  const work = ownFolder()
  const folder = join(work, name)
  mkdirSync(folder)
  try {
    const step = report.step('Laying out the release')
    stage(root, folder, about)
    const [odd] = findMachinePaths(folder, machinePathsOf(root, homedir()))
    if (odd) throw new Sentence(`${odd} names a folder of this machine, so nothing was packed.`)
    step.done()
    mkdirSync(target, { recursive: true })
    await pack(folder, join(target, `${name}.tar.gz`), about.time)
    if (!withImages) return
    for (const part of imageParts) {
      cutFor(part, folder, join(work, part))
      await pack(join(work, part), join(target, `wajiha-${part}.tar.gz`), about.time)
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function pack(folder: string, file: string, time: number) {
  const step = report.step(`Packing ${file}`)
  const sum = await archive(folder, file, time)
  step.done(`${file}: ${Math.round(statSync(file).size / 1e6)} MB, sha256 ${sum}`)
}

/** Always the same, since what is compiled ahead names it; ours alone, whoever else may write there. */
function ownFolder(): string {
  const folder = join(tmpdir(), 'wajiha-release')
  if (statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.())
    rmSync(folder, { recursive: true })
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    throw new Sentence(
      `${folder} belongs to somebody else. Take it away, or set TMPDIR to another folder.`,
    )
  }
  return folder
}

function aboutThis() {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [commit, time] = git('log', '-1', '--format=%H %ct').split(' ')
  return {
    name: 'wajiha',
    version: String(version),
    system: `linux-${process.arch}`,
    commit: commit ?? '',
    isExactlyTheCommit: git('status', '--porcelain') === '',
    time: Number(time) || 0,
    node: process.version,
  }
}
