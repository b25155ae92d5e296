import { describe, expect, it } from 'vitest'
import { createBreakers } from './breakers.ts'

const times = (count: number, work: () => void) => {
  for (let time = 0; time < count; time += 1) work()
}

describe('the breakers', () => {
  it('close one kind of question without the others', () => {
    const breakers = createBreakers(() => 0)
    times(5, () => breakers.failed('job', 'question'))
    expect([breakers.allows('job'), breakers.allows('blog')]).toEqual([false, true])
  })

  it('never close anything else because of searches', () => {
    const breakers = createBreakers(() => 0)
    times(2, () => times(5, () => breakers.failed('search', 'question')))
    for (const name of ['job', 'card'] as const) times(3, () => breakers.failed(name, 'question'))
    expect([breakers.allows('search'), breakers.allows('blog')]).toEqual([false, true])
  })

  it('close all where nobody is there, and where three kinds of question fail and none succeeds', () => {
    const away = createBreakers(() => 0)
    times(3, () => away.failed('blog', 'studio'))
    expect(away.allows('general')).toBe(false)
    const stuck = createBreakers(() => 0)
    for (const name of ['blog', 'job', 'card'] as const)
      times(3, () => stuck.failed(name, 'question'))
    expect(stuck.allows('general')).toBe(false)
  })

  it('open again with an answer to anything', () => {
    const breakers = createBreakers(() => 0)
    times(3, () => breakers.failed('blog', 'studio'))
    breakers.succeeded('changes')
    expect(breakers.allows('general')).toBe(true)
  })
})
