import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The directives of a policy: a browser takes the first of a name and ignores the others. */
const directivesOf = (policy: string) => policy.split('; ').map((line) => line.split(' ')[0] ?? '')

const bare = { scripts: [], styles: [] }

describe('the policy of a page', () => {
  it.each([true, false])('says each thing once, with a tag manager: %s', (hasTags) => {
    const names = directivesOf(contentSecurityPolicy({ scripts: ['1'], styles: [] }, true, hasTags))
    expect(names).toEqual([...new Set(names)])
  })

  it("lets our own frames in beside the tag manager's, and only our own without it", () => {
    expect(contentSecurityPolicy(bare, true, true)).toContain(
      "frame-src 'self' https://*.googletagmanager.com",
    )
    expect(contentSecurityPolicy(bare, true)).toContain("frame-src 'self';")
  })
})
