import { expect, it } from 'vitest'
import { createShortHits } from './short-hits.ts'

const minute = 60_000

it('the page that a short link led to knows it, once', () => {
  const hits = createShortHits()
  hits.remember('network Safari', 'deck', '/our-projects?utm_source=deck', 0)
  expect(hits.take('network Firefox', 'https://b.example/our-projects', 500, 5_000)).toBeUndefined()
  expect(hits.take('network Safari', 'https://b.example/about', 500, 5_000)).toBeUndefined()
  expect(hits.take('network Safari', 'https://b.example/our-projects?x=1', 500, 5_000)).toBe('deck')
  expect(hits.take('network Safari', 'https://b.example/our-projects', 500, 5_000)).toBeUndefined()
})

it('a page that was opened before or long after has nothing to do with it', () => {
  const hits = createShortHits()
  hits.remember('who', 'deck', '/about', 10 * minute)
  expect(hits.take('who', '/about', 9 * minute, 11 * minute)).toBeUndefined()
  expect(hits.take('who', '/about', 11 * minute, 12 * minute)).toBeUndefined()
  // Consent may come minutes after the page was opened.
  expect(hits.take('who', '/about', 10 * minute + 800, 15 * minute)).toBe('deck')
})
