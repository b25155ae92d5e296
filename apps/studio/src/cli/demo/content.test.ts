import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { root } from '../../root.ts'
import { readContent } from './content.ts'
import { ContentFolder } from './files.ts'
import { inLocale, withRowIds } from './in-locale.ts'

describe('a content folder', () => {
  it('of the demo holds to its README', async () => {
    const content = await readContent(resolve(root, 'content'))
    expect(content.posts.length).toBeGreaterThan(5)
  })

  it('says which file and field is wrong', async () => {
    const folder = new ContentFolder(mkdtempSync(join(tmpdir(), 'wajiha-content-')))
    onTestFinished(() => rmSync(folder.path, { recursive: true }))
    writeFileSync(join(folder.path, 'tags.json'), '[{ "key": 3 }]')
    const shape = z.array(z.object({ key: z.string() }))
    await expect(folder.json('tags.json', shape)).rejects.toThrow('tags.json, field “0.key”:')
    await expect(folder.json('none.json', shape)).rejects.toThrow('none.json cannot be read.')
    writeFileSync(join(folder.path, 'broken.json'), '{')
    await expect(folder.json('broken.json', shape)).rejects.toThrow('broken.json is not JSON')
  })
})

describe('a value in both languages', () => {
  const tree = { name: { ar: 'تصميم', en: 'Design' }, rows: [{ text: { ar: 'أ', en: 'a' } }], n: 1 }

  it('is read on the side of one', () => {
    expect(inLocale(tree, 'en')).toEqual({ name: 'Design', rows: [{ text: 'a' }], n: 1 })
  })

  it('meets its rows again by their ids', () => {
    const saved = { rows: [{ id: 'r1', text: 'أ' }] }
    expect(withRowIds(inLocale(tree, 'en'), saved)).toMatchObject({
      rows: [{ id: 'r1', text: 'a' }],
    })
  })
})
