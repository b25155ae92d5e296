import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listProjectFiles } from '../project-files.ts'
import { root } from '../root.ts'

let copy: string

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'wajiha-scaffold-'))
  const wanted = /^(apps|packages|tools|content\/.*\.ts$|[^/]+$)/
  for (const file of listProjectFiles(root).filter((file) => wanted.test(file))) {
    await cp(join(root, file), join(copy, file)).catch(() => {})
  }
  // The packages are where they were; only the workspaces are the copy's own.
  mkdirSync(join(copy, 'node_modules'))
  execFileSync('git', ['init', '-q'], { cwd: copy })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@wajiha') {
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
    }
  }
  mkdirSync(join(copy, 'node_modules/@wajiha'))
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(copy, 'node_modules/@wajiha', name))
    }
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new', () => {
  it('makes a page, a block and a collection that fit into the house', () => {
    const before = problems()
    for (const [kind, name] of [
      ['page', 'our-partners'],
      ['block', 'price-card'],
      ['collection', 'business-partners'],
    ] as const) {
      expect(run('tools/new.ts', kind, name)).toMatch(/✓ apps\//)
    }
    expect(read('apps/site/app/route-tree.gen.ts')).toContain('our-partners')
    expect(problems().filter((problem) => !before.includes(problem))).toEqual([])
    expect(
      run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        'our-partners',
        'price-card',
      ),
    ).toMatch(/2 passed/)
  }, 300_000)

  it('never writes over what is there', () => {
    expect(() => run('tools/new.ts', 'block', 'client-quote')).toThrow(
      'apps/site/app/blocks/client-quote.tsx is there already.',
    )
  })

  it('tells how a name is written', () => {
    expect(() => run('tools/new.ts', 'page', 'Our Partners')).toThrow('Write for example: ')
  })
})

function run(...args: string[]) {
  return execFileSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, NO_COLOR: '1' },
  })
}

function problems() {
  return ['apps/site', 'apps/studio'].flatMap(problemsOf)
}

function problemsOf(folder: string): string[] {
  try {
    run('node_modules/typescript/bin/tsc', '--noEmit', '-p', join(folder, 'tsconfig.json'))
    return []
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return stdout.split('\n').filter((line) => line.includes('error TS'))
  }
}

function read(path: string) {
  return readFileSync(join(copy, path), 'utf8')
}
