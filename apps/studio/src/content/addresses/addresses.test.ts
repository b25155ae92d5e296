import { describe, expect, it } from 'vitest'

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'for-tests-only-0123456789abcdef-0123',
  SITE_ORIGIN: 'https://wajiha.example',
})
const { mistakeInCode } = await import('./mistake-in-code.ts')
const { mistakeInRedirect } = await import('./mistake-in-redirect.ts')
const { hasStrayStarInTarget } = await import('./mistake-in-start.ts')
const { ownPath } = await import('./own-path.ts')
const { pageAt } = await import('./page-at.ts')
const { mistakeInTarget } = await import('./mistake-in-target.ts')

describe('a target', () => {
  it.each([
    'http://127.0.0.1',
    'http://169.254.169.254/latest',
    'https://10.0.0.5/x',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost:3000',
    'https://studio.internal',
    'https://intranet',
    'http://printer.local/',
    'https://me:secret@example.com/',
    '//evil.example',
    'javascript:alert(1)',
    'https://',
    'http://[::ffff:10.0.0.1]/',
  ])('%s is refused', (target) => expect(mistakeInTarget(target)).toBeDefined())

  it.each(['https://example.com/a', '/our-projects', 'mailto:a@example.com', 'tel:+966501234567'])(
    '%s is taken',
    (target) => expect(mistakeInTarget(target)).toBeUndefined(),
  )
})

describe('the code of a short link', () => {
  it.each(['admin', 'ADMIN', 'card', 'en', 'join-us', 'fuck', 'f-u-c-k', 'شرموطة', 'sex', 'كس'])(
    '%s is refused',
    (code) => expect(mistakeInCode(code)).toBeDefined(),
  )

  it.each(['summer-26', 'عرض-الصيف', 'classic', 'sussex', 'document', 'cocktail', 'كسوة'])(
    '%s is taken',
    (code) => expect(mistakeInCode(code)).toBeUndefined(),
  )
})

describe('a redirect', () => {
  const others = [
    { from: '/b', to: '/a' },
    { from: '/x', to: '/y' },
    { from: '/y', to: '/z' },
  ]

  it.each([
    ['/about', '/about'],
    ['/about', 'https://wajiha.example/about'],
    ['/about', '/en/about'],
    ['/%D8%B9%D9%86', '/عن'],
    ['/a', '/b'],
    ['/z', '/x'],
    ['/shop/**', '/shop/new/**'],
    ['/**', '/en/old/**'],
  ])('from %s to %s goes nowhere', (from, to) =>
    expect(mistakeInRedirect({ from, to }, others)).toBeDefined(),
  )

  it.each([
    ['/old', '/about'],
    // The site tells letter cases apart.
    ['/About', '/about'],
    ['/shop/**', '/our-projects/**'],
    ['/shop/**', '/shop-2026/**'],
    ['/old', '/x'],
    ['/en/about', '/ar/about'],
    ['/a', 'https://example.com/a'],
  ])('from %s to %s arrives', (from, to) =>
    expect(mistakeInRedirect({ from, to }, others)).toBeUndefined(),
  )
})

describe('a path of our own', () => {
  it.each([
    ['https://wajiha.example/about?x=1', '/about?x=1'],
    ['https://wajiha.example', '/'],
    ['https://wajiha.example#top', '/#top'],
    ['/about', '/about'],
    ['https://wajiha.example.org/about', 'https://wajiha.example.org/about'],
    ['https://example.com/', 'https://example.com/'],
  ])('%s is %s', (target, path) => expect(ownPath(target)).toBe(path))
})

describe('a star in the target of a redirect', () => {
  it.each([
    ['/old', '/blogs/**'],
    ['/old/**', '/blogs/*'],
    ['/old/**', '/*/blogs/**'],
  ])('from %s to %s is replaced by nothing', (from, to) =>
    expect(hasStrayStarInTarget(from, to)).toBe(true),
  )

  it.each([
    ['/old/**', '/blogs/**'],
    ['/old/**', '/blogs'],
    ['/old', 'https://example.com/?q=*'],
  ])('from %s to %s is sound', (from, to) => expect(hasStrayStarInTarget(from, to)).toBe(false))
})

describe('the page that a redirect would hide', () => {
  const pages = [
    { path: '/', locale: 'ar' },
    { path: '/en', locale: 'en' },
    { path: '/about', locale: 'ar' },
    { path: '/en/about', locale: 'en' },
    { path: '/blogs/عنوان-مقال', locale: 'ar' },
  ] as const

  it.each([
    ['/', '/'],
    ['/ar', '/'],
    ['/en/', '/en'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/en/about', '/en/about'],
    ['/ar/about', '/about'],
    ['/blogs/%D8%B9%D9%86%D9%88%D8%A7%D9%86-%D9%85%D9%82%D8%A7%D9%84', '/blogs/عنوان-مقال'],
    ['/blogs/**', '/blogs/عنوان-مقال'],
    ['/**', '/'],
    ['/en/**', '/en'],
  ])('at %s is %s', (from, path) => expect(pageAt(pages, from)?.path).toBe(path))

  it.each(['/old', '/en/blogs/عنوان-مقال', '/about/us', '/blog/**', '/en/blogs/**'])(
    'at %s is none',
    (from) => expect(pageAt(pages, from)).toBeUndefined(),
  )
})
