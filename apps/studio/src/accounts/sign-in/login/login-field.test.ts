import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const accounts = join(import.meta.dirname, '..', '..')
const sources = globSync('**/*.tsx', { cwd: accounts }).map(
  (file) => [file, readFileSync(join(accounts, file), 'utf8')] as const,
)

/** What stands around each word by which a password manager knows a field: the whole element. */
const fields = sources.flatMap(([file, text]) =>
  text
    .split(/(?=<[A-Za-z])/)
    .filter((element) => /autoComplete="(?:current|new)-password"/.test(element))
    .map((element) => ({ file, element })),
)

it('a field of a password hides what is typed, and says to password managers which it is', () => {
  expect(fields.length).toBeGreaterThan(2)
  for (const { file, element } of fields)
    expect(element, file).toMatch(/\btype="password"|^<PasswordField\b/)
})

it('a field of a password takes what is pasted and dropped', () => {
  for (const { file, element } of fields)
    expect(element, file).not.toMatch(/\bon(?:Paste|Drop|BeforeInput|KeyDown)\b|\bmaxLength\b/)
})
