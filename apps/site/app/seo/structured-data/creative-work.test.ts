import { describe, expect, it } from 'vitest'
import { pageIdentity, sample } from '../../../test/page-identity.ts'
import { creativeWork } from './creative-work.ts'

const page = pageIdentity('/our-projects/سقيا')
const client = { name: 'شركة سُقيا', anonymous: false, url: 'https://suqya.example' }

describe('creativeWork', () => {
  it('names the client and where the work stands', () => {
    const project = sample('project', { client, liveUrl: 'https://suqya.example/app' })
    expect(creativeWork(page, project)).toMatchObject({
      mentions: { name: 'شركة سُقيا', url: 'https://suqya.example' },
      sameAs: ['https://suqya.example/app'],
    })
  })

  it('tells nothing of a client who wants no name, whatever else is known', () => {
    const anonymous = { ...client, name: 'جهةٌ حكوميّة', anonymous: true }
    const project = sample('project', { client: anonymous, liveUrl: 'https://suqya.example/app' })
    const told = JSON.stringify(creativeWork(page, project))
    expect(told).not.toContain('suqya')
    expect(told).not.toContain('جهةٌ')
  })

  it('never rates its own work', () => {
    const told = JSON.stringify(creativeWork(page, sample('project')))
    expect(told).not.toMatch(/rating|review/i)
  })
})
