import { type EndpointName, endpoints, pageKeys } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { sampleData } from './sample-content.ts'

describe('the sample content', () => {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => !['page', 'changes'].includes(name),
  )

  it.each(names)('holds the contract for %s', (name) => {
    expect(endpoints[name].data.safeParse(sampleData(name)).error).toBeUndefined()
  })

  it.each(pageKeys)('holds the contract for the page %s', (key) => {
    expect(endpoints.page.data.safeParse(sampleData('page', key)).error).toBeUndefined()
  })
})
