import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { replaced } from '../../../router-scrolling.ts'
import * as ours from './no-scrolling.ts'

const core = dirname(
  createRequire(createRequire(import.meta.url).resolve('@tanstack/react-router')).resolve(
    '@tanstack/router-core',
  ),
).replace(/\/cjs$/, '/esm')

it('what stands in for the router’s scrolling has the names that the router asks for', async () => {
  const theirs = await readFile(join(core, replaced), 'utf8')
  const names = /export \{ ([^}]+) \}/.exec(theirs)?.[1]?.split(', ')
  expect(names?.toSorted()).toEqual(Object.keys(ours).toSorted())
  const router = await readFile(join(core, 'router.js'), 'utf8')
  expect(router).toContain(`import { setupScrollRestoration } from "${replaced}"`)
})
