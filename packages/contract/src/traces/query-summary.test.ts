import { expect, it } from 'vitest'
import { summaryOf } from './query-summary.ts'

it.each([
  [
    'select "id" from "posts" left join lateral (select 1 from "posts_locales") x on true',
    'SELECT posts posts_locales',
  ],
  ['insert into "leads" ("name") values ($1) returning "id"', 'INSERT leads'],
  ['update "public"."posts" set "title" = $1 where "id" = $2', 'UPDATE posts'],
  ['delete from only "touches" where seen < $1', 'DELETE touches'],
  ['begin', 'BEGIN'],
  ['with found as (select 1 from "leads") select * from found', 'WITH leads found'],
  ['', 'QUERY'],
])('names what is done and the tables: %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary)
})

it.each([
  `select * from "leads" where note = 'a letter from sarah join ahmad'`,
  `select * from "leads" where note = E'it\\'s from sarah'`,
  `select * from "leads" where note = $$from sarah$$`,
  `select * from "leads" where note = $q$a $ from sarah$q$`,
  `select * from "leads" -- from sarah`,
  `select * from "leads" /* from sarah */`,
  `select * from "leads" where note = 'it''s from sarah'`,
])('reads no name out of a value: %s', (text) => {
  expect(summaryOf(text)).toBe('SELECT leads')
})

it('ends somewhere, whatever is asked', () => {
  const tables = Array.from({ length: 50 }, (_, at) => `join "${'t'.repeat(40)}_${at}" on true`)
  expect(summaryOf(`select 1 from "a" ${tables.join(' ')}`).length).toBeLessThanOrEqual(120)
})
