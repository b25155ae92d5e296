import { describe, expect, it } from 'vitest'
import { isBot } from './devices.ts'

describe('a visit that is not counted', () => {
  it.each([
    '',
    'node',
    'undici',
    'curl/8.5',
    'Wget/1.21',
    'python-requests/2.32',
    'Java/17.0.1',
    'Go-http-client/1.1',
    'axios/1.7',
    'okhttp/4.12',
    'Apache-HttpClient/4.5',
    'masscan/1.3',
    'Uptime-Kuma/1.23',
    'Pingdom.com_bot_version_1.4',
    'WhatsApp/2.23.20.0',
    'Embedly/0.2',
    'GPTBot/1.1',
    'CCBot/2.0',
    'Bytespider',
    'meta-externalagent/1.1',
    'SkypeUriPreview',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0',
    'Mediapartners-Google',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) Chrome/131.0 Mobile Safari/537.36 Chrome-Lighthouse',
  ])('is a program’s: %s', (agent) => {
    expect(isBot(agent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Instagram 334.0.4.32.98',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 GSA/15.3',
  ])('is no person’s: %s', (agent) => {
    expect(isBot(agent)).toBe(false)
  })
})
