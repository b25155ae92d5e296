import { describe, expect, it } from 'vitest'
import { isBot } from './is-bot.ts'

describe('a bot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 Chrome/120 Safari/537.36 Chrome-Lighthouse',
    'facebookexternalhit/1.1',
    'Mediapartners-Google',
  ])('is known by its name: %s', (agent) => {
    expect(isBot(agent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Robotics X1) Firefox/130.0',
  ])('is no person’s browser: %s', (agent) => {
    expect(isBot(agent)).toBe(false)
  })
})
