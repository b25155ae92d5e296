import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'

const hosts = (text: string) => readConfig({ IMAGE_DOMAINS: text }).imageDomains

describe('IMAGE_DOMAINS', () => {
  it('lists exact host names', () => {
    expect(readConfig({}).imageDomains).toEqual([])
    expect(hosts('cdn.example, img.example')).toEqual(['cdn.example', 'img.example'])
  })

  it('is answered with a sentence when it holds anything else', () => {
    for (const text of ['https://cdn.example', 'cdn.example:8080', 'CDN.example', '*.example/x'])
      expect(() => hosts(text)).toThrow(/^IMAGE_DOMAINS must be lower-case host names/)
  })
})
