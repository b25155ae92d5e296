import { describe, expect, it } from 'vitest'
import { findFolderCircles } from './check-folders.ts'

const room = 'apps/site/server'
const file = (path: string, ...imports: string[]) => ({
  path: `${room}/${path}`,
  text: imports.map((one) => `import { x } from '${one}'`).join('\n'),
})
const look = (files: ReturnType<typeof file>[]) =>
  findFolderCircles(files, room).map(({ problem }) => problem)

describe('two folders of a room', () => {
  const there = file('forms/open.ts', '../http/send.ts')

  it('may know each other in one direction', () => {
    expect(look([there, file('http/send.ts', './compress.ts', 'node:zlib')])).toEqual([])
  })

  it('are named with both imports when they import each other', () => {
    expect(look([there, file('http/send.ts', '#server/forms/answer.ts')])).toEqual([
      'forms, http import each other (forms/open.ts → http/send.ts; http/send.ts → forms/answer.ts); move what both need to a folder of its own.',
    ])
  })

  it('import each other by types and by late imports, too', () => {
    const back = { path: `${room}/http/a.ts`, text: `import type { A } from '../forms/a.ts'` }
    const late = { path: `${room}/http/b.ts`, text: `const b = import('../forms/b.ts')` }
    for (const one of [back, late]) expect(look([there, one])).toHaveLength(1)
  })

  it('are named when they lead back over a third, once and with every import', () => {
    const files = [
      there,
      file('http/send.ts', '../inbox/a.ts'),
      file('inbox/a.ts', '../forms/b.ts'),
    ]
    expect(look(files)).toEqual([
      'forms, http, inbox import each other (forms/open.ts → http/send.ts; http/send.ts → inbox/a.ts; inbox/a.ts → forms/b.ts); move what both need to a folder of its own.',
    ])
  })
})

it('files of the room itself, and of other rooms, belong to no folder', () => {
  const composing = file('site.ts', './forms/open.ts')
  const other = { path: 'apps/site/app/http/a.ts', text: `import '../../server/forms/a.ts'` }
  expect(look([composing, other, file('forms/open.ts', '../site.ts')])).toEqual([])
})
