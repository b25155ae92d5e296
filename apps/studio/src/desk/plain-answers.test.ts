import { describe, expect, it } from 'vitest'
import { columnLists } from '../exports/column-lists.data.ts'
import { defaultTemplates } from '../mail/default-templates.data.ts'
import { placeholdersOf } from '../mail/placeholders.ts'
import { plainAnswers, plainNames } from '../platform/fields/plain-answers.data.ts'
import { dataMap } from '../privacy/data-map.data.ts'
import { wish } from './lead-fields.ts'

describe.each(plainNames)('the plain answer %s', (name) => {
  const { label, holds } = plainAnswers[name]

  it('is a field of the lead, a column of its export and an entry of the data map', () => {
    expect(wish).toContainEqual(expect.objectContaining({ name, label }))
    expect(columnLists.leads).toContain(name)
    expect(dataMap.leads?.[holds]).toContain(name)
  })

  it('is told in the notice of a lead, in both languages', () => {
    expect(placeholdersOf('lead-notice')).toHaveProperty(name)
    for (const locale of ['ar', 'en'] as const)
      expect(defaultTemplates[locale]['lead-notice'].body).toContain(
        `- ${label[locale]}: {{${name}}}\n`,
      )
  })
})
