/** What `check` and `test` have in common: format and lint, types, the tools of this folder, unit tests. */
import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { agedAdvisories, checkAdvisories } from './check-advisories.ts'
import { checkAsvs } from './check-asvs.ts'
import { checkBehaviours } from './check-behaviours.ts'
import { checkBrowserFloor } from './check-browser-floor.ts'
import { checkClicks } from './check-clicks.ts'
import { checkDangers } from './check-dangers.ts'
import { checkFigures } from './check-figures.ts'
import { findBelowFloors } from './check-floors.ts'
import { checkFolders } from './check-folders.ts'
import { checkImports } from './check-imports.ts'
import { checkInstallScripts } from './check-install-scripts.ts'
import { checkLanguages } from './check-languages.ts'
import { checkLicences } from './check-licences.ts'
import { checkLockfile } from './check-lockfile.ts'
import { checkMessages } from './check-messages.ts'
import { checkMigrations } from './check-migrations.ts'
import { findLoosePins } from './check-pins.ts'
import { checkPlainNode } from './check-plain-node.ts'
import { checkSettings } from './check-settings.ts'
import { checkSpec } from './check-spec.ts'
import { checkSpreads } from './check-spreads.ts'
import { checkTree } from './check-tree.ts'
import { checkWords } from './check-words.ts'
import { type Finding, linesOf } from './checks/finding.ts'
import { readLockfile, readManifests } from './checks/project.ts'
import { root } from './root.ts'
import { type Part, programPart } from './steps.ts'
import { vitestPart } from './vitest-part.ts'

export function checkParts(): Part[] {
  return [
    programPart('format and lint', [binaryOf('@biomejs/biome', 'biome'), 'check', '.']),
    programPart('styles', [
      binaryOf('stylelint', 'stylelint'),
      '{apps/site/app,packages/brand}/**/*.css',
      '--allow-empty-input',
    ]),
    ...typeParts(),
    ...toolParts(),
    vitestPart('unit tests', 'unit'),
  ]
}

function typeParts(): Part[] {
  const compiler = binaryOf('typescript', 'tsc')
  const workspaces = globSync('{packages,apps}/*/tsconfig.json', { cwd: root }).map(dirname).sort()
  return [...workspaces, '.'].map((folder) =>
    programPart(`types of ${folder === '.' ? 'tools and tests' : folder}`, [
      compiler,
      '--noEmit',
      '-p',
      join(root, folder, 'tsconfig.json'),
    ]),
  )
}

function toolParts(): Part[] {
  return [
    findingsPart('import direction', checkImports),
    findingsPart('circles of folders', checkFolders),
    findingsPart('what plain Node loads', checkPlainNode),
    findingsPart('equal pins', () => findLoosePins(readManifests())),
    findingsPart('version floors', () => findBelowFloors(readLockfile())),
    findingsPart('known holes', checkAdvisories, agedAdvisories),
    findingsPart('licences', checkLicences),
    findingsPart('dangerous places', checkDangers),
    findingsPart('browser floor', checkBrowserFloor),
    findingsPart('lockfile', checkLockfile),
    findingsPart('install scripts', checkInstallScripts),
    findingsPart('languages by name', checkLanguages),
    findingsPart('literals written plainly', checkSpreads),
    findingsPart('clicks of browser tests', checkClicks),
    findingsPart('figures and dates of the studio', checkFigures),
    findingsPart('messages', checkMessages),
    findingsPart('agreed spellings', checkWords),
    findingsPart('ways back from migrations', checkMigrations),
    findingsPart('settings in the README', checkSettings),
    findingsPart('citations of the specification', checkSpec),
    findingsPart('behaviours and their tests', checkBehaviours),
    findingsPart('answers to ASVS', checkAsvs),
    // In a process of its own: it reads the studio, which reads the environment.
    programPart('data map', [join(root, 'tools/check-data-map.ts')]),
    findingsPart('nothing that does not belong', checkTree),
  ]
}

/** @param told what is worth a line though nothing fails for it. */
function findingsPart(name: string, check: () => Finding[], told: () => string[] = () => []): Part {
  return {
    name,
    run() {
      const findings = check()
      const output = linesOf(findings).join('\n')
      return findings.length === 0
        ? { passed: 1, failed: 0, output, notes: told().join('\n') }
        : { passed: 0, failed: 1, output }
    },
  }
}

/** The script behind a package's command, so that it runs on the project's own Node. */
export function binaryOf(name: string, command: string): string {
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = createRequire(manifest)(manifest) as { bin: string | Record<string, string> }
  const file = join(dirname(manifest), typeof bin === 'string' ? bin : (bin[command] ?? ''))
  if (!existsSync(file)) throw new Error(`${name} has no command ${command}`)
  return file
}
