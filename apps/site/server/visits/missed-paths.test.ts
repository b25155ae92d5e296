import { describe, expect, it } from 'vitest'
import { isWorthTelling } from './missed-paths.ts'

describe('an address without a page', () => {
  it.each([
    '/خدمات-قديمة',
    '/en/our-project',
    '/blogs/دليل-الهوية-2019',
    '/services/old-name.html',
    '/en/blogs/the-ten-questions-we-ask-before-a-project-begins',
    '/%',
  ])('%s is told to the studio', (path) => expect(isWorthTelling(path)).toBe(true))

  it.each([
    '/wp-login.php',
    '/blog/wp-admin/',
    '/.env',
    '/.git/config',
    '/backup.sql.gz',
    '/index.PHP',
    '/cgi-bin/luci',
    '/api/v2/users',
    '/a<script>',
    '/en/admin',
  ])('%s is a scanner’s, and left out', (path) => expect(isWorthTelling(path)).toBe(false))

  it.each([
    '/unsubscribe/salma@example.com',
    '/tel/+966-50-123-4567',
    '/هاتف/٠٥٠١٢٣٤٥٦٧',
    '/track/550e8400-e29b-41d4-a716-446655440000',
    '/confirm/Zk3vQ9xR7tLm2Np8Ws4yBd',
  ])('%s may be about a person, and is left out', (path) =>
    expect(isWorthTelling(path)).toBe(false),
  )
})
