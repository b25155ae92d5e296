/** What is different in a copy, collection by collection. One that is not listed cannot be duplicated. */
import { randomUUID } from 'node:crypto'

export type CopyRule = {
  /** Texts that say that it is a copy, by their paths. */
  words?: readonly string[]
  /** Addresses and keys, which exist once. */
  addresses?: readonly string[]
  /** What a copy does not take over. */
  resets?: Readonly<Record<string, unknown>>
}

const imported = { importKey: null }
const term: CopyRule = { words: ['name'], addresses: ['slug'], resets: imported }
const keyed: CopyRule = { words: ['name'], addresses: ['key'] }

export const copyRules: Readonly<Record<string, CopyRule>> = {
  posts: {
    words: ['title'],
    addresses: ['slug'],
    resets: { ...imported, publishedAt: null, updatedTextAt: null, pinned: false },
  },
  projects: {
    words: ['title'],
    addresses: ['slug'],
    resets: { ...imported, publishedAt: null, featured: false },
  },
  jobs: {
    words: ['title'],
    addresses: ['slug'],
    resets: { ...imported, datePosted: () => new Date().toISOString() },
  },
  authors: term,
  testimonials: { words: ['author.name'], resets: imported },
  campaigns: {
    words: ['promise'],
    addresses: ['slug'],
    resets: { ...imported, isDefault: false, 'test.isRunning': false, 'test.startedAt': null },
  },
  'block-pages': { words: ['title'], addresses: ['slug'], resets: imported },
  'newsletter-issues': {
    words: ['subject'],
    addresses: ['slug'],
    // A copy was never sent, and nothing sends it but a person.
    resets: {
      state: 'draft',
      sendAt: null,
      startedAt: null,
      finishedAt: null,
      sentIn: null,
      batchAt: null,
      letters: null,
    },
  },
  branches: { ...keyed, resets: { isDefault: false } },
  departments: keyed,
  industries: keyed,
  categories: term,
  tags: term,
  series: term,
  media: { resets: imported },
  files: { words: ['title'], resets: imported },
  'short-links': { words: ['title'], addresses: ['code'], resets: { state: 'paused' } },
  'campaign-links': { words: ['title'], resets: { shortLink: null, cost: null } },
  cards: {
    addresses: ['key'],
    resets: {
      publicCode: () => randomUUID().slice(0, 8),
      uid: () => randomUUID(),
      state: 'paused',
      owner: null,
    },
  },
}
