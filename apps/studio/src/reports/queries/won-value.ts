/** What agreements are worth, each currency by itself: nothing is converted, and nothing is left out. */

import type { Said } from '../../platform/i18n/say.ts'
import { type Column, money, moneyIn } from '../../platform/tables/table.ts'
import { counted, type Question, runReportQuery, type Sql, sql } from './ask.ts'

/** Of a lead `l`: it is typed by hand, in letters of either size. */
const currencyOf = (main: string) => sql`upper(coalesce(nullif(l.currency, ''), ${main}))`

/** The other currencies that leads of the period were won in, in the order of their names. */
export async function otherCurrencies(question: Question): Promise<string[]> {
  const main = question.settings.conversion.currency.toUpperCase()
  const rows = await runReportQuery<{ currency: string }>(
    question,
    sql`select distinct ${currencyOf(main)} as currency from leads as l
      where ${counted('l', question.period)} and l.stage = 'won' and l.value <> 0
        and ${currencyOf(main)} <> ${main} order by 1`,
  )
  return rows.map((row) => row.currency)
}

/** `value, others` of leads `l`: won in the currency of the settings, and in each of the others. */
export function wonValue(credit: Sql, { settings }: Question, others: readonly string[]): Sql {
  const main = settings.conversion.currency.toUpperCase()
  const wonIn = (currency: string) => sql`coalesce(sum(${credit} * l.value) filter (
    where l.stage::text = 'won' and ${currencyOf(main)} = ${currency}), 0)::float`
  return sql`${wonIn(main)} as value,
    array[${sql.join(others.map(wonIn), sql`, `)}]::float[] as others`
}

/** A column of money, and one for each other currency. */
export const moneyColumns = (label: Said, others: readonly string[]): Column[] => [
  money(label),
  ...others.map((currency) => moneyIn(currency, label)),
]
