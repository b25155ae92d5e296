import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { refusals } from './say-refusals.ts'

const { resolve } = createRequire(import.meta.url)
const operations = join(dirname(resolve('payload')), 'auth', 'operations')

/** Each sentence that an operation of the door throws; what it writes in two ways is both. */
const thrown = readdirSync(operations)
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => [
    ...readFileSync(join(operations, name), 'utf8').matchAll(/new APIError\((['`])(.*?)\1/g),
  ])
  .flatMap(([, , sentence = '']) => {
    const [, before, one, other, after] =
      /^(.*)\$\{.*\? '(.*)' : '(.*)'\}(.*)$/.exec(sentence) ?? []
    return before === undefined ? [sentence] : [before + one + after, before + other + after]
  })

it('every sentence that Payload throws at the door in English has words of ours', () => {
  expect(thrown.length).toBeGreaterThan(6)
  expect([...new Set(thrown)].sort()).toEqual(Object.keys(refusals).sort())
})
