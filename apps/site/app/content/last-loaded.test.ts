import { expect, it } from 'vitest'
import { lastLoaded, rememberLoaded } from './last-loaded.ts'

it('what was loaded anew and says the same is the very thing from before', () => {
  const first = rememberLoaded('/a', { post: { title: 'أ', body: [{ type: 'code' }] }, count: 1 })
  const again = rememberLoaded('/a', { post: { title: 'أ', body: [{ type: 'code' }] }, count: 2 })
  expect(again).toEqual({ post: first.post, count: 2 })
  expect(again.post).toBe(first.post)
  expect(lastLoaded('/a')).toBe(again)
  expect(rememberLoaded('/b', { post: { title: 'أ' } }).post).not.toBe(first.post)
})

it('twenty addresses are held, the oldest goes first', () => {
  for (let at = 0; at < 20; at += 1) rememberLoaded(`/many/${at}`, { at })
  rememberLoaded('/many/20', { at: 20 })
  expect([lastLoaded('/many/0'), lastLoaded('/many/1')]).toEqual([undefined, { at: 1 }])
})
