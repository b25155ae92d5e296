import { describe, expect, it } from 'vitest'
import { guardScripts, policyOf } from './script-policy.ts'

const site = 'https://site.example/preview'
const still = { isDevelopment: false, framed: `${site}/live`, asked: `${site}/found` }

function answerFor(url: string, own?: string) {
  const sent: Record<string, unknown> = own ? { 'content-security-policy': own } : {}
  const request = { url, headers: { 'content-security-policy': "script-src 'nonce-mine'" } }
  const response = {
    writeHead: () => response,
    hasHeader: (name: string) => name in sent,
    setHeader: (name: string, value: unknown) => {
      sent[name] = value
    },
  }
  guardScripts(request as never, response as never, still)
  response.writeHead()
  return { policy: String(sent['content-security-policy']), request }
}

describe('the studio’s policy', () => {
  it('the studio’s policy gives a page’s request the nonce of its answer, never a stranger’s', () => {
    const { policy, request } = answerFor('/admin/collections/posts?limit=10')
    expect(request.headers['content-security-policy']).toBe(policy)
    expect(policy).toMatch(/script-src 'nonce-[\w+/]{24}' 'strict-dynamic';/)
    expect(policy).not.toContain('mine')
  })

  it('the studio’s policy frames itself and the page of a draft, asks how it is found, and nothing else', () => {
    const { policy } = answerFor('/admin/collections/posts/1')
    expect(policy).toContain("frame-src 'self' https://site.example/preview/live;")
    expect(policy).toContain("connect-src 'self' https://site.example/preview/found;")
    expect(answerFor('/api/posts').policy).not.toContain('site.example')
  })

  it('the studio’s policy runs nothing in what is no page', () => {
    const { policy, request } = answerFor('/api/posts')
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toContain('script-src')
    expect(request.headers).toEqual({})
  })

  it('the studio’s policy leaves the policy that a file brings', () => {
    expect(answerFor('/api/media/file/a.webp', 'sandbox').policy).toBe('sandbox')
  })

  it('the studio’s policy evaluates only in development', () => {
    expect(policyOf('/admin', 'x', still)).not.toContain('unsafe-eval')
    expect(policyOf('/admin', 'x', { ...still, isDevelopment: true })).toContain("'unsafe-eval'")
  })
})
