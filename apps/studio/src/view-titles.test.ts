import { expect, it } from 'vitest'
import { environmentOf } from '../test/template.ts'
import { titleOfView } from './view-titles.ts'

// What a feature brings reads the settings as it loads; nothing is opened.
Object.assign(process.env, environmentOf('postgres://nobody@127.0.0.1:1/none', '/nowhere'))
const { features } = await import('./features.ts')

const paths = features.flatMap(({ admin }) =>
  Object.values(admin?.views ?? {}).flatMap((view) =>
    typeof view === 'object' && 'path' in view && view.path ? [`/admin${view.path}`] : [],
  ),
)

it.each(paths)('%s has a title of its own in both languages', (path) => {
  const title = titleOfView(path)
  expect(title?.ar).toMatch(/^[\p{Script=Arabic}\p{M}\p{P}\s]+$/u)
  expect(title?.en).toMatch(/[A-Z]/)
})

it('finds them all', () => {
  expect(paths.length).toBeGreaterThan(12)
  expect(titleOfView('/admin/collections/posts')).toBeUndefined()
})
