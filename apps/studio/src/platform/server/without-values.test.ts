import { describe, expect, it } from 'vitest'
import { keepConsoleWithoutValues, withoutValues } from './without-values.ts'

const secret = 'sara@example.com'

/** As the database layer makes them. */
function failedQuery() {
  const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), {
    code: '22P02',
    severity: 'ERROR',
    detail: `Key (email)=(${secret}) already exists.`,
    constraint: 'users_email_idx',
  })
  const query = 'insert into "leads" ("email") values ($1)'
  const error = new Error(`Failed query: ${query}\nparams: ${secret},أهلًا`, { cause })
  return Object.assign(error, { name: 'DrizzleQueryError', query, params: [secret] })
}

describe('a query that failed', () => {
  it('a query that failed is logged with its text, its place and the database’s code, and without a value', () => {
    for (const logged of [failedQuery(), { err: failedQuery(), msg: 'x' }]) {
      const text = JSON.stringify(withoutValues(logged))
      expect(text).not.toContain(secret)
      expect(text).not.toContain('أهلًا')
      expect(text).toContain('insert into')
      expect(text).toContain('without-values.test')
      expect(text).toContain('22P02')
      expect(text).toContain('users_email_idx')
    }
  })

  it('a query that failed is written to the console by frameworks without them, too', () => {
    const lines: unknown[] = []
    const write = (...words: unknown[]) => void lines.push(...words)
    const target = { error: write, warn: write, log: write, info: write }
    keepConsoleWithoutValues(target)
    target.error('⨯', failedQuery())
    target.warn({ error: failedQuery() })
    target.error(new Error(`Failed query: select 1\nparams: ${secret}`))
    expect(JSON.stringify(lines)).not.toContain(secret)
    expect(JSON.stringify(lines)).toContain('insert into')
  })
})

describe('what is no error', () => {
  it.each(['words', 7, null, { msg: 'x', count: 2 }])(
    'what is no error stays as it is: %j',
    (value) => {
      expect(withoutValues(value)).toEqual(value)
    },
  )
})
