import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameOfKey } from './name-dialog.ts'
import { saidOfDrag } from './say-drag.ts'

const { resolve } = createRequire(import.meta.url)
const platform = join(dirname(resolve('@payloadcms/ui')), '..', '..')
const dragging = createRequire(join(platform, 'index.js')).resolve('@dnd-kit/core')

describe('what the platform’s part for moving things says', () => {
  it('is said in both languages, each sentence of it', () => {
    const source = readFileSync(join(dirname(dragging), 'core.esm.js'), 'utf8')
    const sentences = [
      ...source.matchAll(/draggable: "([^"]*)"|return "((?:Picked|Dragg)[^;]*);/g),
    ].map(([, how, what = '']) => how ?? what.replace(/" \+ \w+\.id(?: \+ ")?/g, 'row-1'))
    expect(sentences).toHaveLength(7)
    const said = sentences.map((one) => saidOfDrag(one.replaceAll('\\n', '\n')))
    expect(said.filter((one) => !one)).toEqual([])
    // Cancelled is not dropped, though it says that too.
    expect(new Set(said.map((one) => one?.ar)).size).toBe(6)
    const moved = saidOfDrag('Draggable item a was moved over droppable area b.')
    expect(moved?.ar).toBe('انتقل العنصر إلى موضعٍ آخر.')
    for (const one of said) expect(saidOfDrag(one?.en ?? '')).toBeUndefined()
  })
})

describe('a dialog of the platform without a heading', () => {
  it.each([
    ['bulk-upload--discard-without-saving', 'الخروج بلا حفظ'],
    ['lexical-body-bulk-upload-drawer-slug-1', 'رفع ملفّات'],
    ['drawer_1_edit-media-bulk-uploads', 'تعديل الملفّات معًا'],
    ['confirm-un-publish-1', 'إلغاء النشر'],
    ['never-seen-1', 'نافذة'],
  ])('has a name of words: %s', (key, name) => {
    expect(nameOfKey(key).ar).toBe(name)
  })

  it('has one of its own for every key in the platform’s code', () => {
    const files = globSync('{elements,views}/**/*.js', { cwd: platform })
    const keys = files.flatMap((file) => [
      ...readFileSync(join(platform, file), 'utf8').matchAll(
        /(?:modal|drawer)\w*Slug = [`'"]([a-z][\w-]*)/gi,
      ),
    ])
    expect(keys.length).toBeGreaterThan(12)
    expect(keys.map(([, key = '']) => key).filter((key) => nameOfKey(key).en === 'Window')).toEqual(
      [],
    )
  })
})
