import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as ours from './router-scrolling.ts'

const core = createRequire(
  createRequire(import.meta.url).resolve('@tanstack/react-router'),
).resolve('@tanstack/router-core')

it('stands in for all that the installed router asks its keeper of scroll positions for', () => {
  const file = core.replace(/dist\/.*$/, 'dist/esm/scroll-restoration.js')
  const [, names = ''] = /export \{([^}]+)\}/.exec(readFileSync(file, 'utf8')) ?? []
  expect(Object.keys(ours).sort()).toEqual(
    names
      .split(',')
      .map((name) => name.trim())
      .sort(),
  )
})

it('finds the router asking for it as the build expects', () => {
  const router = readFileSync(core.replace(/dist\/.*$/, 'dist/esm/router.js'), 'utf8')
  expect(router).toContain('from "./scroll-restoration.js"')
  expect(router).toMatch(/setupScrollRestoration\(this\)/)
})
