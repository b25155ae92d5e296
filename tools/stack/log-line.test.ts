import { describe, expect, it } from 'vitest'
import { wordsOf, worthShowing } from './log-line.ts'

describe('worthShowing', () => {
  it('keeps everyday lines off the terminal', () => {
    expect(worthShowing('{"level":"info","event":"ready"}', 'stdout')).toBeUndefined()
    expect(worthShowing('site ready http://localhost:3000', 'stdout')).toBeUndefined()
    expect(worthShowing('  ', 'stderr')).toBeUndefined()
  })

  it('shows a warning with its facts', () => {
    const line = '{"time":"now","level":"warn","event":"studio is slow","wait":2000}'
    expect(worthShowing(line, 'stdout')).toBe('studio is slow wait=2000')
  })

  it('understands numbered levels', () => {
    expect(worthShowing('{"level":50,"msg":"no mail"}', 'stdout')).toBe('no mail')
    expect(worthShowing('{"level":30,"msg":"mail"}', 'stdout')).toBeUndefined()
  })

  it('shows a stack that a program wrote while it died', () => {
    expect(worthShowing('Error: cannot find the door', 'stderr')).toBe(
      'Error: cannot find the door',
    )
  })
})

describe('wordsOf', () => {
  it('reads structured and plain lines alike', () => {
    expect(wordsOf('{"level":30,"msg":"Migrating: content"}')).toBe('Migrating: content')
    expect(wordsOf(' posts: 9 created ')).toBe('posts: 9 created')
  })
})
