import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { agreed, checkLicences, findUnagreed, isAgreed } from './check-licences.ts'
import { linesOf } from './checks/finding.ts'
import { root } from './root.ts'

it('every package that runs has a licence that was agreed on', () => {
  expect(linesOf(checkLicences())).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0 OR MIT', true],
  ['MIT AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['constructor', false],
])('%s: %s', (licence, isGood) => {
  expect(isAgreed(licence)).toBe(isGood)
})

it('a package without a licence is found', () => {
  const one = { path: 'node_modules/a', name: 'a', version: '1.0.0', integrity: undefined }
  expect(findUnagreed([{ ...one, licence: undefined, isOptional: false, needs: [] }])).toHaveLength(
    1,
  )
})

it('the page of licences names each that was agreed on', () => {
  const page = readFileSync(join(root, 'docs/licences.md'), 'utf8')
  for (const licence of Object.keys(agreed)) expect(page).toContain(`| ${licence} |`)
})
