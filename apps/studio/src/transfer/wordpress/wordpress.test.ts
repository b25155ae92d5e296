import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineText } from '@wajiha/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readPhp } from './php-values.ts'
import { wordpressToForeign } from './to-foreign.ts'
import { readWxr } from './wxr.ts'

const fixture = join(import.meta.dirname, 'fixtures', 'export.xml')
/** Machines that build meanwhile read more slowly. */
const longMs = 60_000
const source = readFileSync(fixture, 'utf8')

function written(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wxr-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'export.xml')
  writeFileSync(file, text)
  return file
}

const read = async (text = source) => wordpressToForeign(await readWxr(written(text)))

describe('values of PHP', () => {
  it('are read, with lengths in bytes', () => {
    expect(readPhp('a:2:{s:2:"ar";i:12;s:2:"en";i:34;}')).toEqual({ ar: 12, en: 34 })
    expect(readPhp('s:14:"الهويّة";')).toBe('الهويّة')
    expect(readPhp('a:2:{i:0;b:1;i:1;a:1:{s:1:"x";N;}}')).toEqual({ 0: true, 1: { x: null } })
  })

  it.each([
    '',
    'a:2:{s:2:"ar";i:12;}',
    's:99999999999:"x";',
    'O:8:"stdClass":0:{}',
    'i:12;i:13;',
    'a:1:{'.repeat(30),
    's:3:"الهويّة";',
  ])('are nothing where they are not whole: %s', (text) => {
    expect(readPhp(text)).toBeUndefined()
  })
})

describe('an export of WordPress', () => {
  it('opens no other file, whatever it declares', async () => {
    const declared = '<!DOCTYPE rss [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY f "خيط">]>'
    const text = source.replace('<rss', `${declared}<rss`).replace('دليل الهويّة', 'دليل &e; &f;')
    const [post] = (await read(text)).texts
    expect(post?.sides.ar?.title).toBe('دليل &e; &f;')
  })

  it('brings both languages of a text as one, by Polylang', async () => {
    const { texts } = await read()
    const [post] = texts
    expect(post).toMatchObject({
      kind: 'post',
      key: 'wordpress old.example 12',
      authors: ['wordpress author salma'],
      categories: ['wordpress category 7'],
      cover: 'wordpress 2024/05/sketch.png',
      sides: {
        ar: {
          title: 'دليل الهويّة',
          slug: 'دليل-الهوية',
          isPublished: true,
          publishedAt: '2024-05-31T09:30:00.000Z',
          description: 'كيف تبدأ هويّتُكم.',
          oldPaths: ['/2024/05/دليل-الهوية'],
        },
        en: {
          title: 'The identity guide',
          slug: 'identity-guide',
          excerpt: 'How an identity begins.',
          oldPaths: ['/en/2024/05/identity-guide'],
        },
      },
    })
  })

  it('brings its words as blocks, with links to where things stand from now on', async () => {
    const { texts } = await read()
    const body = texts[0]?.sides.ar?.body ?? []
    expect(body.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'image',
      'list',
      'paragraph',
      'block',
    ])
    expect(JSON.stringify(body[0])).toContain('"href":"/من-نحن"')
    expect(body[1]).toMatchObject({ level: 2, id: 'الخطوة-الأولى' })
    expect(body[2]).toMatchObject({ key: 'wordpress 2024/05/sketch.png', caption: 'الرسم الأوّل' })
    expect(body[5]).toMatchObject({
      name: 'video',
      fields: { address: 'https://vimeo.com/76979871' },
    })
    expect(JSON.stringify(body[0])).toContain('😀')
  })

  it('reads what editors without blocks wrote, with captions and empty lines', async () => {
    const { texts } = await read()
    const body = texts[0]?.sides.en?.body ?? []
    expect(body.map(({ type }) => type)).toEqual(['paragraph', 'image', 'paragraph'])
    expect(body[1]).toMatchObject({ caption: 'The first sketch' })
    const [, , last] = body
    expect(last?.type === 'paragraph' && inlineText(last.children)).toContain('who we are')
    expect(JSON.stringify(last)).toContain('"href":"/en/about-us"')
    expect(JSON.stringify(last)).toContain('"type":"break"')
  })

  it('names categories in both languages, and leads from their old lists to the new ones', async () => {
    const { categories, tags, redirects } = await read()
    expect(categories).toEqual([
      {
        key: 'wordpress category 7',
        names: { ar: 'الهويّة', en: 'Identity' },
        slugs: { ar: 'الهوية', en: 'identity' },
      },
    ])
    expect(tags).toMatchObject([{ names: { ar: 'شعار' } }])
    expect(redirects).toContainEqual({
      from: '/en/category/identity',
      to: '/en/blogs?category=identity',
    })
  })

  it('keeps one picture for all its sizes, described in both languages', async () => {
    const { pictures } = await read()
    expect(pictures).toEqual([
      {
        key: 'wordpress 2024/05/sketch.png',
        alts: { ar: 'رسمٌ أوّليّ للشعار', en: 'A first sketch of the logo' },
        from: { url: 'https://old.example/wp-content/uploads/2024/05/sketch.png' },
      },
    ])
  })

  it('keeps drafts as drafts and the future for its day', async () => {
    const { texts } = await read()
    const sides = texts.map(({ sides }) => sides.ar).filter((side) => side !== undefined)
    const states = Object.fromEntries(sides.map((one) => [one.title, one]))
    expect(states.مسوّدة).toMatchObject({ isPublished: false, publishedAt: undefined })
    expect(states.غدًا).toMatchObject({ isPublished: true, publishedAt: '2099-01-01T08:00:00.000Z' })
  })

  it('says what it left out', async () => {
    const left = (await read()).left.join('\n')
    for (const words of [
      'contact-form-7',
      'a language that the site does not have',
      'product',
      '1 comments',
    ])
      expect(left).toContain(words)
  })

  it('says where a file is cut off or its elements do not close', async () => {
    const cut = source.slice(0, source.indexOf('الخطوة الأولى'))
    await expect(read(cut)).rejects.toThrow(/line \d+: <content:encoded> of line \d+ does not end/)
    const crossed = source.replace('</wp:status>', '')
    await expect(read(crossed)).rejects.toThrow(/line \d+: <wp:status> of line \d+ does not end/)
    await expect(read('')).rejects.toThrow('there is no XML')
    await expect(read('<rss><channel><title>x</title></channel></rss>')).rejects.toThrow(
      'is no export of WordPress',
    )
    await expect(read(source.replaceAll(/<wp:post_id>.*<\/wp:post_id>/g, ''))).rejects.toThrow(
      /line \d+: an entry without wp:post_id/,
    )
  })

  it(
    'reads one of many megabytes',
    async () => {
      const start = source.indexOf('  <item>')
      const end = source.indexOf('</channel>')
      const long = `<p>${'كلمة طويلة '.repeat(2000)}</p>\n`
      const many = Array.from({ length: 300 }, (_, index) =>
        source
          .slice(
            source.lastIndexOf('  <item>', source.indexOf('مسوّدة')),
            source.indexOf('  <item>', source.indexOf('مسوّدة')),
          )
          .replace('<wp:post_id>35', `<wp:post_id>${1000 + index}`)
          .replace('<p>لم تكتمل.</p>', long),
      ).join('')
      const { texts } = await read(source.slice(0, start) + many + source.slice(end))
      expect(texts).toHaveLength(300)
      expect(new Set(texts.map(({ sides }) => sides.ar?.slug)).size).toBe(300)
    },
    longMs,
  )
})
