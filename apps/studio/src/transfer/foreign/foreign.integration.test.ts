/** WordPress and Markdown into a studio, by the command's own words. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { runContentCommand } from '../command.ts'

const longMs = 120_000
const wordpress = join(import.meta.dirname, '..', 'wordpress', 'fixtures', 'export.xml')
let folder = ''
let studio: TestStudio

const run = (words: string[], flags = {}) => runContentCommand(studio.payload, words, flags)
const read = async (path: string, locale = 'ar') => {
  const answer = await studio.ask(path, { locale })
  return { status: answer.status, data: (await answer.json()).data }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foreign-'))
  studio = await openTestStudio()
  const place = join(folder, 'uploads', '2024', '05')
  mkdirSync(place, { recursive: true })
  const create = { width: 60, height: 40, channels: 3, background: '#246' } as const
  await sharp({ create }).png().toFile(join(place, 'sketch.png'))
  mkdirSync(join(folder, 'notes'))
  await sharp({ create })
    .jpeg()
    .toFile(join(folder, 'notes', 'غلاف.jpg'))
}, longMs)

afterAll(async () => {
  await studio?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('an export of WordPress', () => {
  it('is looked at without being stored', async () => {
    const { text } = await run(['import-wordpress', wordpress], { 'dry-run': true })
    expect(text).toContain('3 posts, 1 pages (2 in both languages)')
    expect((await read('blogs')).data).toEqual([])
  })

  it(
    'arrives with both languages, its picture and its old addresses',
    async () => {
      const { code, text } = await run(['import-wordpress', wordpress], { media: folder })
      expect(code, text).toBe(0)
      expect(text).toContain('contact-form-7')
      expect(text).not.toContain('The picture')
      const arabic = await read(`blogs/${encodeURIComponent('دليل-الهوية')}`)
      expect(arabic.data).toMatchObject({
        title: 'دليل الهويّة',
        slugs: { ar: 'دليل-الهوية', en: 'identity-guide' },
        cover: { alt: 'رسمٌ أوّليّ للشعار' },
        publishedAt: '2024-05-31T09:30:00.000Z',
        categories: [{ name: 'الهويّة' }],
        authors: [{ name: 'سلمى الحربي' }],
      })
      const english = await read('blogs/identity-guide', 'en')
      expect(english.data).toMatchObject({
        title: 'The identity guide',
        cover: { alt: 'A first sketch of the logo' },
      })
      expect(english.data.categories[0]).toMatchObject({ name: 'Identity' })
      expect((await read('block-pages/about-us', 'en')).data).toMatchObject({ title: 'About us' })
      const { data: redirects } = await read('redirects')
      const moved = redirects.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)
      expect(moved).toEqual(
        expect.arrayContaining([
          '/2024/05/دليل-الهوية /blogs/دليل-الهوية',
          '/en/2024/05/identity-guide /en/blogs/identity-guide',
          '/en/category/identity /en/blogs?category=identity',
        ]),
      )
    },
    longMs,
  )

  it('shows no draft and nothing before its day', async () => {
    const { data } = await read('blogs')
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['دليل الهويّة'])
    const { totalDocs } = await studio.payload.count({ collection: 'posts', overrideAccess: true })
    expect(totalDocs).toBe(3)
  })

  it('is taken once, however often it is run', async () => {
    const { text } = await run(['import-wordpress', wordpress], { media: folder })
    expect(text).toMatch(/^0 created, \d+ there already, 0 redirects$/m)
  })

  it('fetches no picture from an address of this network', async () => {
    const { fetchPublic } = await import('./fetch-public.ts')
    for (const url of [
      'http://127.0.0.1:1/a.png',
      'http://[::1]/a.png',
      'http://169.254.169.254/',
      'http://localhost/a.png',
    ])
      await expect(fetchPublic(url), url).rejects.toThrow('is not public')
    await expect(fetchPublic('file:///etc/passwd')).rejects.toThrow('no address of the web')
  })
})

describe('a folder of Markdown', () => {
  it(
    'arrives in both languages, and is told by file and line where it is not whole',
    async () => {
      const write = (name: string, text: string) => writeFileSync(join(folder, 'notes', name), text)
      write(
        'kashida.ar.md',
        '---\ntitle: الكشيدة\ndate: 2024-01-02\ncover: غلاف.jpg\ncoverAlt: حرف\ntags: [خطّ]\naliases: [/old/kashida]\n---\nنصّ **مهمّ**.\n',
      )
      write('kashida.en.md', '---\ntitle: Kashida\ntags: [type]\n---\nWords.\n')
      write('broken.ar.md', '---\ntitle: [\n---\n')
      const broken = await run(['import-markdown', join(folder, 'notes')])
      expect(broken).toMatchObject({
        code: 1,
        text: expect.stringMatching(/broken\.ar\.md, line \d: .*\nNothing was written\./),
      })
      rmSync(join(folder, 'notes', 'broken.ar.md'))
      const { code, text } = await run(['import-markdown', join(folder, 'notes')], {
        author: 'سلمى',
      })
      expect(code, text).toBe(0)
      const { data } = await read(`blogs/${encodeURIComponent('الكشيدة')}`)
      expect(data).toMatchObject({
        slugs: { en: 'kashida' },
        cover: { alt: 'حرف' },
        tags: [{ name: 'خطّ' }],
      })
      expect((await read('blogs/kashida', 'en')).data.tags).toMatchObject([{ name: 'type' }])
      expect((await read('redirects')).data).toContainEqual(
        expect.objectContaining({ from: '/old/kashida', to: '/blogs/الكشيدة' }),
      )
    },
    longMs,
  )
})

describe('the command', () => {
  it('says how it is written', async () => {
    for (const words of [[], ['export'], ['burn', 'x'], ['import', 'a', 'b']])
      expect(await run(words)).toMatchObject({
        code: 1,
        text: expect.stringContaining('npm run content -- export'),
      })
    const { text } = await run(['import-wordpress', wordpress], { language: 'fr' })
    expect(text).toContain('--language is ar or en')
  })
})
