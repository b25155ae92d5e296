import { describe, expect, it } from 'vitest'
import { openParts } from './open-parts.ts'

const parts = { links: 'tabs', content: async () => 'page', refusal: 'refusal' }

describe('what stands on a page of the studio', () => {
  it.each([
    ['marketer', 'openLeadsBoard'],
    ['recruiter', 'openLeadsBoard'],
    ['viewer', 'openApplicationsBoard'],
    ['marketer', 'mendAddresses'],
    ['owner', 'nobodys'],
  ] as const)('is the refusal alone, without tabs, for a %s without %s', async (role, act) => {
    expect(await openParts({ role }, act, parts)).toEqual({ links: undefined, body: 'refusal' })
  })

  it.each([
    ['sales', 'openLeadsBoard'],
    ['recruiter', 'openApplicationsBoard'],
    ['editor', 'mendAddresses'],
  ] as const)('is all of it for a %s, who has %s', async (role, act) => {
    expect(await openParts({ role }, act, parts)).toEqual({ links: 'tabs', body: 'page' })
  })

  it('is read for nobody who may not see it', async () => {
    const content = () => Promise.reject(new Error('read'))
    const shown = openParts({ role: 'viewer' }, 'openLeadsBoard', { ...parts, content })
    await expect(shown).resolves.toMatchObject({ body: 'refusal' })
  })
})
