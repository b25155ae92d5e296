import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const studio = join(import.meta.dirname, '../../..')
const forms = globSync(['src/**/*.tsx', 'app/**/*.tsx'], { cwd: studio }).flatMap((file) =>
  [...readFileSync(join(studio, file), 'utf8').matchAll(/<form\b([\s\S]*?)>\n/g)].map(
    ([, attributes = '']) => ({ file, attributes }),
  ),
)

it('every form of the studio names its method: without one, what is typed would stand in an address', () => {
  expect(forms.length).toBeGreaterThan(10)
  const others = forms.filter(({ attributes }) => !attributes.includes('method='))
  expect(others.map(({ file }) => file)).toEqual([])
})
