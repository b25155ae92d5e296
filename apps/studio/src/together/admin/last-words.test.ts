import { afterEach, describe, expect, it, vi } from 'vitest'
import { canBeSentFromBeyond, isUnsaid, sendLastWords } from './last-words.ts'
import type { OpenDocument, Values } from './saves.ts'

const opened = (sending?: Values): OpenDocument => ({
  path: '/api/posts/1',
  locale: 'ar',
  base: { title: 'قافلة', _status: 'published' },
  waiting: {},
  turn: Promise.resolve(),
  onSaved: () => {},
  onConflict: () => {},
  onRefused: async () => undefined,
  onUnheard: () => '',
  ...(sending && { sending }),
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a document that is left', () => {
  it.each<[string, Values, Values | undefined, boolean]>([
    ['nothing new', { title: 'قافلة', excerpt: '' }, undefined, false],
    ['a new word', { title: 'قافلة الهيل' }, undefined, true],
    ['a word that is on its way', { title: 'قافلة الهيل' }, { title: 'قافلة الهيل' }, false],
    ['a word behind one on its way', { title: 'قافلة الهيل' }, { title: 'قافلة ا' }, true],
    ['what was taken back meanwhile', { title: 'قافلة' }, { title: 'قافلة ا' }, true],
    ['its state alone', { title: 'قافلة', _status: 'draft' }, undefined, false],
  ])('is saved once more where it holds %s: %j over %j', (_, values, sending, isSaved) => {
    expect(isUnsaid(opened(sending), values)).toBe(isSaved)
  })

  it.each<[string, Values, Values | undefined, boolean]>([
    ['short', { body: 'هـ'.repeat(10_000) }, undefined, true],
    ['too long for a page that is gone', { body: 'هـ'.repeat(20_000) }, undefined, false],
    ['behind another save', { title: 'قافلة الهيل' }, { title: 'قافلة' }, false],
  ])('asks whoever closes it where its words are not %s', (_, values, sending, isSent) => {
    expect(canBeSentFromBeyond(opened(sending), values)).toBe(isSent)
  })

  it.each([
    ['/api/posts/1', 'PATCH'],
    ['/api/globals/general', 'POST'],
  ])('is saved as it saves itself: %s by %s, as a draft', async (path, method) => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
    vi.stubGlobal('window', { fetch })
    await sendLastWords({ ...opened(), path }, { title: 'قافلة الهيل', _status: 'published' })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe(`${path}?autosave=true&depth=0&draft=true&fallback-locale=null&locale=ar`)
    expect(init).toMatchObject({ method, keepalive: true })
    const body = init?.body as FormData
    expect(JSON.parse(String(body.get('_payload')))).toEqual({
      title: 'قافلة الهيل',
      _status: 'draft',
    })
  })
})
