import { isFixedAddress } from '@wajiha/contract/fixed-addresses'
import { mistakeInOwnAddress } from '@wajiha/contract/own-addresses'
import { withoutPrefix } from '@wajiha/contract/paths'
import { describe, expect, it } from 'vitest'
import { pages } from '#app/addresses.ts'
import { answerByAddress, findAnswerer, fixedAddresses, movableAddresses } from './addresses.ts'
import type { Exchange } from './http/exchange.ts'

const whoseFixed = findAnswerer(fixedAddresses)
const whoseMovable = findAnswerer(movableAddresses)
const whose = (path: string) => whoseFixed(path) ?? whoseMovable(path)

describe('an address that is no page', () => {
  it.each([
    ['/healthz', 'health'],
    ['/readyz', 'health'],
    ['/api/forms/contact', 'forms'],
    ['/api/forms/', 'forms'],
    ['/api/consent', 'consent'],
    ['/api/icons/charm.json', 'icons'],
    ['/api/touches', 'visits'],
    ['/api/touches/seen.gif', 'visits'],
    ['/_ipx/w_200/media/a.avif', 'images'],
    ['/_ipx/_/https:%2f%2fcdn.example%2Fa.png', 'images'],
    ['/_nuxt/builds/latest.json', 'builds'],
    ['/media/%D9%85.avif', 'media'],
    ['/files/a.pdf', 'downloads'],
    ['/_frame/youtube/x', 'frames'],
    ['/robots.txt', 'sitemaps'],
    ['/en/sitemap.xml', 'sitemaps'],
    ['/blogs/rss.xml', 'feeds'],
    ['/ar/blogs/feed.json', 'feeds'],
    ['/en/jobs.xml', 'feeds'],
    ['/site.webmanifest', 'manifest'],
    ['/llms.txt', 'llms'],
    ['/.well-known/security.txt', 'securityTxt'],
    ['/share/en/about-00000000000.png', 'shareImages'],
    ['/en/card/amal.vcf', 'vcards'],
    ['/preview/end', 'previews'],
    ['/newsletter/confirm/', 'newsletter'],
    ['/EN/Newsletter/Keep', 'newsletter'],
    ['/en/thank-you', 'newsletter'],
    ['/w/card/amal', 'chats'],
    ['/ar/w/main', 'chats'],
    ['/short/deck', 'shortLinks'],
    ['/En/SHORT/deck+', 'shortLinks'],
  ])('%s belongs to %s', (path, name) => expect(whose(path)).toBe(name))

  it.each([
    '/',
    '/en',
    '/about',
    '/en/about/',
    '/blogs/rss',
    '/our-projects/media',
    '/en/media/a.avif',
    '/mediaa',
    '/media',
    '/short',
    '/fr/short/deck',
    '/api/',
    '/api/nothing',
    '/en/en/short/deck',
    '/constructor',
    '/__proto__/x',
  ])('%s belongs to nobody here', (path) => expect(whose(path)).toBeUndefined())

  it('is known to the studio where no redirect could begin', () => {
    const whole = Object.values(fixedAddresses)
      .flat()
      .filter((one) => !one.endsWith('/'))
    expect(whole.filter((one) => !isFixedAddress(one))).toEqual([])
    for (const path of ['/card/a', '/media/a.jpg', '/files/a.pdf', '/w/main', '/newsletter/leave'])
      expect([path, isFixedAddress(path)]).toEqual([path, false])
    for (const path of ['/en/card/a.vcf', '/_IPX/w_200/a', '/api/forms/contact'])
      expect([path, isFixedAddress(path), whoseFixed(path)]).toEqual([
        path,
        true,
        expect.any(String),
      ])
  })

  it('belongs to one alone', () => {
    const all = [...Object.values(fixedAddresses), ...Object.values(movableAddresses)].flat()
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
    expect(all.filter((one) => one !== one.toLowerCase())).toEqual([])
  })

  it('stands in the way of no page but the three that share a folder or an answer with one', () => {
    const shared = Object.entries(pages)
      .filter(([, { path }]) => whose(path.replace(/\$\w+/, 'x')))
      .map(([page]) => page)
    expect(shared).toEqual(['card', 'thank-you', 'newsletter-issue'])
  })
})

describe('a table of answerers', () => {
  const said: string[] = []
  const says = (name: string, isAnswered: boolean) => () => {
    said.push(name)
    return isAnswered
  }
  const table = { whole: ['/a/b'], folder: ['/a/'], deep: ['/c/d/'] }
  const { get, post } = answerByAddress(table, {
    whole: { get: says('whole', true) },
    folder: { get: says('folder', false), post: says('folder post', true) },
    deep: { post: says('deep post', true) },
  })
  const ask = (handler: typeof get, pathname: string) => {
    said.length = 0
    return [handler({ pathname } as Exchange), ...said]
  }

  it('asks who has the whole address before who has its folder', () => {
    expect(ask(get, '/a/b')).toEqual([true, 'whole'])
    expect(ask(get, '/a/b/')).toEqual([false, 'folder'])
  })

  it('asks nobody where nobody answers in that way', () => {
    expect(ask(post, '/a/b')).toEqual([false])
    expect(ask(post, '/a/x')).toEqual([true, 'folder post'])
    expect(ask(get, '/c/d/e')).toEqual([false])
    expect(ask(post, '/c/d/e')).toEqual([true, 'deep post'])
    expect(ask(post, '/c/x')).toEqual([false])
  })
})

describe('an address that an editor may give a page', () => {
  const firstParts = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const first = withoutPrefix(path).split('/')[1] ?? ''
      return first && !first.startsWith('$') ? [first] : []
    })

  it.each(firstParts(Object.values(pages).map(({ path }) => path)))(
    'is not /%s, of a page',
    (first) => {
      expect(mistakeInOwnAddress(first)).toBe('taken')
    },
  )

  it.each(
    firstParts([...Object.values(fixedAddresses), ...Object.values(movableAddresses)].flat()),
  )('is not /%s, of what is no page', (first) => {
    expect(mistakeInOwnAddress(first)).toBeDefined()
  })
})
