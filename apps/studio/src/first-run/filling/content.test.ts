import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { lintArabic } from '@wajiha/arabic'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { proseIn } from '../../content/languages/words-in.ts'
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts'
import { toLexical } from '../../content/rich-text/to-lexical.ts'
import { root } from '../../root.ts'
import { readContent } from './content.ts'
import { ContentFolder } from './files.ts'
import { inLocale, withRowIds } from './in-locale.ts'

/** Arabic sentences of a tree that is read on its Arabic side. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{Script=Arabic}/u.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const withoutBodies = (value: unknown) =>
  Array.isArray(value) ? value.map(({ body: _, ...rest }) => rest) : value

describe('a content folder', () => {
  it('of the demo holds to its README', async () => {
    const content = await readContent(resolve(root, 'content'))
    expect(content.posts.length).toBeGreaterThan(5)
  })

  it('of the demo is written in Arabic that the linter passes', async () => {
    const { posts, pages, ...others } = await readContent(resolve(root, 'content'))
    const set = [...posts, ...pages].flatMap(({ body }) => (body ? [body.ar] : []))
    const found = [
      ...textsIn(inLocale([others, posts, pages].map(withoutBodies), 'ar')),
      ...set.map((text) => proseIn(toLexical(fromMarkdown(text), () => ''))),
    ].flatMap((text) =>
      lintArabic(text)
        // How an address is isolated is the page's work, and a demo's numbers are of both kinds.
        .filter(({ code }) => code !== 'bare-contact' && code !== 'mixed-digits')
        .map(({ code, start, end }) => `${code}: ${text.slice(Math.max(0, start - 20), end + 20)}`),
    )
    expect(found).toEqual([])
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
