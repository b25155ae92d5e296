import { describe, expect, it } from 'vitest'
import { queryDeps } from './read-query.ts'
import { parseSearch } from './search-params.ts'

const depsOf = (query: string) =>
  JSON.stringify(queryDeps('projects')({ search: parseSearch(query) }))

describe('queryDeps', () => {
  it('is the same for every spelling of one question', () => {
    const canonical = depsOf('?platform=web&year=2024&year=2025')
    expect(canonical).toBe('{"platform":["web"],"year":["2024","2025"]}')
    expect(depsOf('?year=2025&year=2024&year=2025&platform=web')).toBe(canonical)
    expect(depsOf('?utm_source=x&platform=web&year=2024&year=2025&gclid=7')).toBe(canonical)
  })

  it('tells questions apart', () => {
    expect(depsOf('?year=2024')).not.toBe(depsOf('?year=2025'))
    expect(depsOf('?utm_source=x')).toBe('{}')
  })

  it('keeps words as they were typed', () => {
    const words = { q: '007 & more' }
    expect(queryDeps('blogs')({ search: words })).toEqual(words)
  })
})
