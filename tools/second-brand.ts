/**
 * `npm run photos -- brand`: the site as another agency's. A copy of the sources takes the brand of
 * `e2e/fixtures/brand` over ours, is built, serves the content of the running product, and is photographed into `photos/`.
 * The copy lies in a temporary folder and goes when it is done.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listProjectFiles } from './project-files.ts'
import { root } from './root.ts'

const fixture = join(root, 'e2e/fixtures/brand')
/** What a site is built and served from. */
const sources = ['apps/site', 'packages', 'tools', 'package.json', 'tsconfig.base.json']
const scenes = ['home', 'services', 'project', 'blog', 'contact', 'card', 'missing', 'campaign']

/** @param port where the other agency's site answers, while it is photographed. */
export async function photographSecondBrand(port: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-brand-'))
  let site: ChildProcess | undefined
  try {
    copySources(folder)
    console.log('Another brand is laid over the sources.')
    run(folder, ['tools/brand.ts'])
    run(folder, ['apps/site/build.ts'])
    site = serve(folder, port)
    await untilAnswers(`http://localhost:${port}/`, site)
    return await photograph(port)
  } finally {
    if (site && site.exitCode === null) {
      site.kill('SIGTERM')
      await once(site, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

function copySources(folder: string): void {
  for (const file of listProjectFiles(root, sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  // Typefaces are files of the brand: none of ours stays. Drawn pictures keep theirs, which it leaves out.
  const fonts = join(folder, 'packages/brand/fonts')
  for (const name of readdirSync(fonts).filter((one) => one.endsWith('.woff2')))
    rmSync(join(fonts, name))
  cpSync(fixture, join(folder, 'packages/brand'), { recursive: true })
  // The icons of the studio are drawn as well.
  mkdirSync(join(folder, 'apps/studio/public'), { recursive: true })
  linkModules(folder)
}

/** Packages of others as they lie here; our own are those of the copy. */
function linkModules(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@wajiha'), { recursive: true })
  for (const name of readdirSync(from).filter((one) => one !== '@wajiha'))
    symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(to, '@wajiha', name))
  const own = join(root, 'apps/site/node_modules')
  symlinkSync(own, join(folder, 'apps/site/node_modules'))
}

const quiet = '--disable-warning=ExperimentalWarning'

function run(folder: string, program: string[]): void {
  const { status } = spawnSync(process.execPath, [quiet, ...program], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${program.join(' ')} ended with ${status}.`)
}

/** The studio is that of the running product: `API_BASE`. */
function serve(folder: string, port: number): ChildProcess {
  const origin = `http://localhost:${port}`
  const DATA_DIR = join(folder, 'data')
  const env = { ...process.env, PORT: String(port), SITE_ORIGIN: origin, DATA_DIR }
  const program = [quiet, 'apps/site/server/main.ts']
  return spawn(process.execPath, program, { cwd: folder, env, stdio: 'inherit' })
}

async function untilAnswers(address: string, site: ChildProcess): Promise<void> {
  const until = Date.now() + 120_000
  while (Date.now() < until && site.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 500))
  }
  throw new Error(`No site answers at ${address}; is the product running, and API_BASE its studio?`)
}

async function photograph(port: number): Promise<number> {
  const program = [quiet, join(root, 'e2e/photos/photos.ts'), `http://localhost:${port}`, ...scenes]
  const photos = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' })
  const [code] = await once(photos, 'exit')
  return Number(code)
}
