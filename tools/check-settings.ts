/** README.md's table of environment variables names each setting of the contract, with its default. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Setting, settingRules } from '@wajiha/contract/settings'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { root } from './root.ts'

type Rules = Record<string, Partial<Setting>>

/** @param text markdown; its table of settings is the one whose rows begin with names in capitals. */
export function findUntoldSettings(text: string, rules: Rules): Finding[] {
  const told = new Map<string, string>()
  for (const [, names = '', fallback = ''] of text.matchAll(
    /^\| (`[A-Z_\d]+`[^|]*) \| ([^|]*) \|/gm,
  ))
    for (const [, name = ''] of names.matchAll(/`([A-Z_\d]+)`/g)) told.set(name, fallback)
  const problems = [
    ...Object.keys(rules)
      .filter((name) => !told.has(name))
      .map((name) => `${name} is a setting of packages/contract/src/settings.ts; add its row.`),
    ...[...told].flatMap(([name, fallback]) => mistakeOf(name, fallback, rules[name]) ?? []),
  ]
  return problems.map((problem) => ({ where: 'README.md', problem }))
}

function mistakeOf(name: string, told: string, rule: Rules[string] | undefined) {
  if (!rule) return `${name} is no setting of packages/contract/src/settings.ts; take it out.`
  if (!rule.fallback || told.split(', ').includes(rule.fallback)) return undefined
  return `the default of ${name} is ${rule.fallback}, but the table says “${told}”.`
}

/** Whole check over the real README. */
export const checkSettings = (): Finding[] =>
  findUntoldSettings(readFileSync(join(root, 'README.md'), 'utf8'), settingRules)

if (import.meta.main) tell(checkSettings())
