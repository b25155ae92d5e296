import { expect, it } from 'vitest'
import { createRoutes } from './route-of.ts'

const routeOf = createRoutes()

it.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/en/blogs/some-post?utm_source=sarah', '/en/blogs/:slug'],
  ['/blogs?q=%D8%B3%D8%A7%D8%B1%D8%A9', '/blogs'],
  ['/authors/sarah-al-otaibi', '/authors/:slug'],
  ['/card/sarah', '/card/*'],
  ['/card/sarah/_payload.json', '/card/*'],
  ['/en/blogs/a/_payload.json', '/en/blogs/:slug/_payload.json'],
  ['/_payload.json', '/_payload.json'],
  ['/preview?token=secret', '/preview'],
  ['/newsletter/confirm/secret', '/newsletter/*'],
  ['/w/k7q2m4xz', '/w/*'],
  ['/EN/short/abc', '/en/short/*'],
  ['/_nuxt/entry.abc.js', '/_nuxt/*'],
  ['/api/forms/contact', '/api/forms/*'],
  ['/anything', '/:slug'],
  ['/sarah/al-otaibi/555', '*'],
  ['/blogs/%E0%A4%A', '*'],
  ['http://sarah.example/x', '*'],
  ['', '*'],
])('tells of %s the pattern alone', (target, route) => {
  expect(routeOf(target)).toBe(route)
})
