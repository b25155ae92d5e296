import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkTargetSchema } from '../link.ts'
import { onward } from './onward.ts'
import {
  areRivals,
  createFindRedirect,
  createTraceRedirect,
  type RedirectRule,
  spellingsOf,
  withQuery,
} from './redirect-rules.ts'

const rule = (from: string, to: string, status: RedirectRule['status'] = 301) => ({
  from,
  to,
  status,
})
const find = (rules: RedirectRule[], path: string) => createFindRedirect(rules)(path)

describe('a redirect rule', () => {
  it('without a language holds in every form, and keeps the language', () => {
    const rules = [rule('/قديم', '/about')]
    const path = encodeURI('/قديم')
    expect(find(rules, path)?.location).toBe('/about')
    expect(find(rules, `/ar${path}`)?.location).toBe('/about')
    expect(find(rules, `/en${path}`)?.location).toBe('/en/about')
  })

  it('leaves a target that names its language in it', () => {
    expect(find([rule('/old', '/en/about')], '/en/old')?.location).toBe('/en/about')
  })

  it('matches the path in its letter case, and ignores one slash at its end', () => {
    const rules = [rule('/Old', '/about')]
    expect(find(rules, '/Old/')?.location).toBe('/about')
    expect(find(rules, '/old')).toBeUndefined()
    expect(find(rules, '/Old//')).toBeUndefined()
  })

  it('for all below a path hands the rest to a target that asks for it', () => {
    const rules = [rule('/مدونة/**', '/blogs/**'), rule('/shop/**', 'https://shop.example/')]
    expect(find(rules, encodeURI('/مدونة/كشيدة'))?.location).toBe(encodeURI('/blogs/كشيدة'))
    expect(find(rules, encodeURI('/en/مدونة/a/b'))?.location).toBe('/en/blogs/a/b')
    expect(find(rules, encodeURI('/مدونة'))?.location).toBe('/blogs')
    expect(find(rules, '/shop/a')?.location).toBe('https://shop.example/')
    expect(find(rules, '/shopping')).toBeUndefined()
  })

  it('gives way to a more specific one', () => {
    const rules = [rule('/a/**', '/about'), rule('/a/b/**', '/contact'), rule('/a/b/c', '/blogs')]
    expect(find(rules, '/a/x')?.location).toBe('/about')
    expect(find(rules, '/a/b/x')?.location).toBe('/contact')
    expect(find(rules, '/a/b/c')?.location).toBe('/blogs')
    expect(find([...rules, rule('/en/a/b/c', '/en/join-us')], '/en/a/b/c')?.location).toBe(
      '/en/join-us',
    )
  })

  it('that leads to another leads to its end in one hop, with the queries of both', () => {
    const rules = [rule('/a', '/b?x=1'), rule('/b', '/c?y=2#z', 302), rule('/c', '/c/d', 308)]
    expect(find(rules, '/a')).toEqual({ location: '/c/d?y=2&x=1', status: 302 })
  })

  it('that makes its address longer with each step leads nowhere', () => {
    expect(find([rule('/a/**', '/a/b/**')], '/a/x')).toBeUndefined()
    expect(find([rule('/a/**', '/b/c/**'), rule('/b/**', '/a/**')], '/a/x')).toBeUndefined()
    expect(createTraceRedirect([rule('/**', '/new/**')])('/x').end).toBe('growing')
    // Shorter with each step, it arrives.
    expect(find([rule('/a/a/**', '/a/**')], '/a/a/a/x')?.location).toBe('/a/x')
  })

  it('that leads in a circle or to itself leads nowhere', () => {
    expect(find([rule('/a', '/b'), rule('/b', '/a')], '/a')).toBeUndefined()
    expect(find([rule('/a', '/a/')], '/a')).toBeUndefined()
    const circle = [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')]
    expect(find(circle, '/a')?.location).toBe('/b')
  })

  it('is asked in the first table before the second', () => {
    const both = createFindRedirect([rule('/portfolio', '/work')], [rule('/en/portfolio', '/en/x')])
    expect(both('/en/portfolio')?.location).toBe('/en/work')
  })
})

describe('the spellings of an address', () => {
  it.each(['/عن', '/عن/', encodeURI('/عن')])('are those of %s, all of them rivals', (address) => {
    const spelt = spellingsOf(address)
    expect(spelt).toEqual(['/عن', '/عن/', encodeURI('/عن'), `${encodeURI('/عن')}/`])
    expect(spelt.every((one) => areRivals(one, address))).toBe(true)
  })

  it('are one for the home page', () => {
    expect(new Set(spellingsOf('/'))).toEqual(new Set(['/']))
  })
})

describe('rules for one address', () => {
  it.each([
    ['/a', '/a/'],
    ['/خدماتنا', encodeURI('/خدماتنا')],
    ['/\u0623', '/\u0627\u0654'],
    ['/a/**', '/a//**'],
  ])('are rivals, %s beside %s: one alone is followed', (one, other) => {
    expect(areRivals(one, other)).toBe(true)
  })

  it.each([
    ['/a', '/A'],
    ['/a', '/en/a'],
    ['/a', '/ar/a'],
    ['/a', '/a/**'],
    ['/a', '/a//'],
  ])('are none where the site tells them apart, %s beside %s', (one, other) => {
    expect(areRivals(one, other)).toBe(false)
  })
})

describe('an address that ends in index.html', () => {
  it('leads to its page, unless a rule names it', () => {
    expect(find([], '/index.html')).toEqual({ location: '/', status: 301 })
    expect(find([], '/en/Index.HTML')?.location).toBe('/en')
    expect(find([], encodeURI('/blogs/مدّ/index.html'))?.location).toBe(encodeURI('/blogs/مدّ'))
    expect(find([rule('/index.html', '/about')], '/index.html')?.location).toBe('/about')
    expect(find([], '/an-index.html')).toBeUndefined()
  })

  it('never leads to another site', () => {
    for (const path of ['//evil.test/index.html', '/%5Cevil.test/index.html'])
      expect(find([], path)?.location ?? '/').not.toMatch(/^\/[/\\]/)
  })
})

describe('a query', () => {
  it('goes along after that of the target and before its hash', () => {
    expect(withQuery('/a', '?x=1')).toBe('/a?x=1')
    expect(withQuery('/a?y=2#z', '?x=1')).toBe('/a?y=2&x=1#z')
    expect(withQuery('/a', '?')).toBe('/a')
  })
})

describe('where any redirect leads', () => {
  const own = 'https://own.example'
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '/.',
      '/..',
      '\\',
      '%2e',
      '%5c',
      '\t',
      '\r\n',
      '@',
      ':',
      '?',
      '#',
      '**',
    ),
    fc.constantFrom('evil.example', 'قديم', 'en', 'ar', 'blogs'),
    fc.string({ maxLength: 4 }),
  )
  const path = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`)
  const pattern = fc.constantFrom('/**', '/old/**', '/en/**', '/a')
  const target = fc.oneof(path, fc.constantFrom('/**', '/new/**', 'https://shop.example/**'))

  it('is this site or the host that its rule names, in one line', () => {
    fc.assert(
      fc.property(pattern, target, path, (from, to, rest) => {
        const asked = from.replace('/**', rest)
        const found = find([rule(from, to)], asked)
        if (!found) return
        const hosts = to.startsWith('/') ? ['own.example'] : ['own.example', 'shop.example']
        expect(hosts).toContain(new URL(found.location, own).host)
        expect(found.location).toMatch(/^[!-~]+$/)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is told in a header that stays on this site for every path', () => {
    fc.assert(
      fc.property(path, (text) => {
        const location = onward(text)
        expect(new URL(location, own).host).toBe('own.example')
        expect(location).toMatch(/^\/[!-~]*$/)
        expect(onward(location)).toBe(location)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is refused in the studio where it is another host than it seems', () => {
    fc.assert(
      fc.property(path, (text) => {
        if (!linkTargetSchema.safeParse(text).success) return
        expect(new URL(text, own).host).toBe('own.example')
        expect(new URL(new URL(text, own).pathname, own).host).toBe('own.example')
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a way that is traced', () => {
  const trace = (rules: RedirectRule[], path: string) => createTraceRedirect(rules)(path)

  it('names each rule that has a part in it, and its end', () => {
    const { steps, moved, end } = trace(
      [rule('/قديم', '/b'), rule('/b', '/about', 302)],
      '/en/قديم',
    )
    expect(steps.map(({ at, from, to }) => [at, from, to])).toEqual([
      ['/en/قديم', '/قديم', '/en/b'],
      ['/en/b', '/b', '/en/about'],
    ])
    expect([moved, end]).toEqual([{ location: '/en/about', status: 302 }, 'arrives'])
  })

  it('tells a circle from a chain that is too long', () => {
    const circle = trace([rule('/a', '/b'), rule('/b', '/a')], '/a')
    expect([circle.moved, circle.end, circle.steps.length]).toEqual([undefined, 'circle', 2])
    const chain = Array.from({ length: 12 }, (_, at) => rule(`/${at}`, `/${at + 1}`))
    expect(trace(chain, '/0').end).toBe('long')
    expect(trace([], '/about')).toEqual({ moved: undefined, steps: [], end: 'arrives' })
  })
})
