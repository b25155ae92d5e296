/**
 * What people and programs send who mean no good, or know no better. Each says which answers are
 * right; 0 is a connection that ends without one. None may be a failure of ours, tell of our inside
 * or name `evil.test`.
 */
import { randomUUID } from 'node:crypto'
import { written } from './raw-request.ts'

export type Attack = {
  what: string
  /** Sent one after another; the last answer counts. */
  requests: (string | Buffer)[]
  right: number[]
  /** Must not stand in the answer. */
  never?: RegExp
}

export type AttackGroup = { name: string; attacks: Attack[] }

const get = (path: string, headers = {}) => written('GET', path, headers)
const own = { origin: 'http://site.test' }
const json = { 'content-type': 'application/json' }
const post = (form: string, body: string, headers = {}) =>
  written('POST', `/api/forms/${form}`, { ...json, ...headers }, body)
const message = (more: object = {}) =>
  JSON.stringify({
    name: 'سارة',
    email: 'sara@example.com',
    message: 'مرحبًا، عندي فكرة',
    consentPrivacy: true,
    idempotencyKey: randomUUID(),
    ...more,
  })

const refused = [400, 404]
const turnedAway = [400, 403, 404, 413, 415, 422, 429]
/** What a form may answer to something odd that a person could have written. */
const heard = [200, 201, 202, 400, 403, 413, 415, 422, 429]

const addressAttacks: [string, string, number[]?, RegExp?][] = [
  ['a broken escape', '/%zz'],
  ['a character cut in two', '/blogs/%E0%A4%A'],
  ['bytes that are no text', '/blogs/%ff%fe'],
  ['a NUL', '/blogs/%00'],
  ['raw Arabic', '/blogs/مقال'],
  ['a way up', '/../../../../etc/passwd', refused, /root:x:/],
  ['an escaped way up', '/_assets/..%2f..%2f..%2fetc%2fpasswd', [400, 403, 404], /root:x:/],
  ['a way up for Windows', '/..%5c..%5cwindows%5cwin.ini'],
  ['two slashes and a host', '//evil.test/'],
  ['two slashes, a host and a way up', '//evil.test/%2f..'],
  ['a backslash and a host', '/\\evil.test/'],
  ['escaped slashes and a host', '/en/%2f%2fevil.test'],
  ['an absolute address', 'http://evil.test/', [400, 404, 421]],
  ['a path without end', `/${'a'.repeat(20_000)}`, [400, 414, 431]],
  ['a query without end', `/?${'a=1&'.repeat(2_000)}`, [200, 400, 414]],
  ['doubled prefixes and a way up', '/ar/ar/portfolio/extra/../..//', [301, 308, 400, 404]],
  ['two languages', '/en/fr/blogs', [404]],
  ['a name that every object has', '/card/constructor', [404]],
  ['the prototype', '/blogs/__proto__', [404]],
  ['a statement for the database', "/blogs/'%20OR%201=1--", [404]],
  ['the repository', '/.git/config', [404], /\[core\]/],
  ['the environment', '/.env', [404], /DATABASE_|SECRET/],
  ['a job one level up', '/join-us/%2e%2e', [301, 302, 308, 400, 404]],
]

const protocolAttacks: [string, string | Buffer, number[]][] = [
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a.test\r\nHost: evil.test\r\n\r\n', [400]],
  ['a foreign host', get('/', { host: 'evil.test' }), [200, 302, 400, 404, 421]],
  ['a forwarded host', get('/', { 'x-forwarded-host': 'evil.test' }), [200, 302]],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG',
    [400],
  ],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    [400],
  ],
  [
    'a chunk without a size',
    'POST /api/forms/contact HTTP/1.1\r\nHost: site.test\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nZZ\r\n',
    [0, 400],
  ],
  ['a header without end', get('/', { 'x-a': 'a'.repeat(20_000) }), [400, 431]],
  ['TRACE', written('TRACE', '/'), [400, 405, 501]],
  ['PUT', written('PUT', '/', { 'content-length': '0' }), [405]],
  ['CONNECT', written('CONNECT', 'evil.test:443'), [0, 400, 405, 501]],
  ['a method of their own', written('FOO', '/'), [400, 405, 501]],
  ['the greeting of TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0]), [0, 400]],
  [
    'a thousand ranges',
    get('/favicon.svg', { range: `bytes=0-0,${'1-1,'.repeat(1_000)}` }),
    [200, 206, 400, 416],
  ],
  ['languages without end', get('/', { 'accept-language': 'x;q=9,'.repeat(700) }), [200]],
  ['broken cookies', get('/', { cookie: '=; ;;; %; a=%E0%A4%A; i18n_redirected=../../x' }), [200]],
  ['a script for a cookie', get('/', { cookie: 'i18n_redirected=<script>1</script>' }), [200]],
  ['labels without end', get('/', { 'if-none-match': '"a",'.repeat(2_000) }), [200, 304]],
]

const formAttacks: [string, (string | Buffer)[], number[]][] = [
  ['half a JSON', [post('contact', '{"name":')], [400]],
  ['no object', [post('contact', 'null')], [400, 422]],
  ['a prototype', [post('contact', '{"__proto__":{"admin":true}}')], [400, 422]],
  [
    'ten thousand levels',
    [post('contact', '['.repeat(10_000) + ']'.repeat(10_000))],
    [400, 413, 422],
  ],
  ['two megabytes', [post('contact', message({ message: 'x'.repeat(2e6) }))], [0, 413]],
  [
    'a foreign page, as plain text',
    [post('contact', message(), { 'content-type': 'text/plain', origin: 'https://evil.test' })],
    [403, 415],
  ],
  ['a foreign page', [post('contact', message(), { origin: 'https://evil.test' })], [403]],
  [
    'a second address in a header',
    [post('contact', message({ email: 'a@b.c\r\nBcc: x@y.z' }))],
    turnedAway,
  ],
  ['a line in a name', [post('contact', message({ name: 'x\r\nSubject: y' }))], heard],
  ['a formula', [post('contact', message({ name: "=cmd|' /C calc'!A0" }))], heard],
  ['markup', [post('contact', message({ message: '<img src=x onerror=alert(1)>' }))], heard],
  [
    'marks without end',
    [post('contact', message({ message: `ا${'\u0651'.repeat(1_000)}` }))],
    heard,
  ],
  ['half a character', [post('contact', '{"name":"\\ud800","email":"a@example.com"}')], heard],
  ['a NUL', [post('contact', message({ name: 'a\u0000b' }))], heard],
  [
    'numbers for words',
    [post('contact', '{"name":["a"],"email":{"x":1},"message":1e999}')],
    [400, 422],
  ],
  [
    'fields of the studio',
    [post('contact', message({ status: 'won', id: 1, assignedTo: 1 }))],
    heard,
  ],
  ['no consent', [post('contact', message({ consentPrivacy: undefined }))], [400, 422, 429]],
  ['the trap', [post('contact', message({ website: 'http://spam.test' }))], heard],
  ['reading a form', [get('/api/forms/contact')], [404, 405]],
  ['a form that is none', [post('..%2f..', message()), post('nowhere', message())], [404, 405]],
  ...['..', '.', '../..', '%2e%2e', '../general', 'a/../b', '\u0000'].map(
    (job): [string, (string | Buffer)[], number[]] => [
      `an application for the job ${JSON.stringify(job)}`,
      Array.from({ length: 3 }, () => post('apply', message({ job }), own)),
      [...turnedAway, 410],
    ],
  ),
]

const boundary = 'XBX'
const part = (name: string, value: string, file?: { name: string; type: string }) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
  `${file ? `; filename="${file.name}"\r\nContent-Type: ${file.type}` : ''}\r\n\r\n${value}\r\n`
const upload = (parts: string) =>
  written(
    'POST',
    '/api/forms/apply',
    { 'content-type': `multipart/form-data; boundary=${boundary}` },
    parts,
  )
const resume = (name: string, content: string, type = 'application/pdf') =>
  upload(`${part('name', 'سارة')}${part('resume', content, { name, type })}--${boundary}--\r\n`)

const uploadAttacks: [string, Buffer, number[]][] = [
  ['a page for a PDF', resume('cv.pdf', '<!doctype html><script>1</script>'), turnedAway],
  ['a page', resume('cv.html', '<script>1</script>', 'text/html'), turnedAway],
  [
    'a drawing with a script',
    resume('cv.svg', '<svg onload="alert(1)"/>', 'image/svg+xml'),
    turnedAway,
  ],
  ['a name that leads up', resume('../../../../tmp/pwn.pdf', '%PDF-1.4\n%%EOF'), heard],
  ['twelve megabytes', resume('cv.pdf', `%PDF-1.4\n${'\0'.repeat(12e6)}`), [0, ...turnedAway]],
  ['nothing', resume('cv.pdf', ''), turnedAway],
  [
    'a part without end',
    upload(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`),
    turnedAway,
  ],
  [
    'a thousand parts',
    upload(
      `${Array.from({ length: 1_000 }, (_, at) => part(`f${at}`, 'x')).join('')}--${boundary}--\r\n`,
    ),
    turnedAway,
  ],
]

const pictureAttacks: [string, string, number[], RegExp?][] = [
  ['an enormous picture', '/_ipx/w_99999,h_99999,enlarge/favicon.svg', refused],
  ['an enlarged picture', '/_ipx/enlarge,s_8000x8000,f_avif/favicon.svg', refused],
  ['a width in words', '/_ipx/w_abc/favicon.svg', refused],
  ['the machine’s own address', '/_ipx/w_320/http://169.254.169.254/latest', [400, 403, 404]],
  ['the loopback address', '/_ipx/w_320/http://127.0.0.1:22/', [400, 403, 404]],
  ['a way up', '/_ipx/w_320/..%2f..%2f..%2fetc%2fpasswd', [400, 403, 404], /root:x:/],
  ['a width of no page', '/_ipx/w_321/favicon.svg', refused],
  ['five thousand icons', `/api/icons/charm.json?icons=${'a,'.repeat(5_000)}`, [400, 404, 414]],
  ['icons of another folder', '/api/_icon/..%2f..%2fetc%2fpasswd.json?icons=x', refused, /root:x:/],
  ['a short link to elsewhere', '/short/https:%2f%2fevil.test', refused],
  ['a target in the query', '/short/nope?to=//evil.test', [404]],
  ['the thanks, uninvited', '/thank-you', [302, 303, 307]],
]

export const attackGroups: AttackGroup[] = [
  {
    name: 'addresses',
    attacks: addressAttacks.map(([what, path, right = refused, never]) => ({
      what,
      right,
      requests: [get(path)],
      ...(never ? { never } : {}),
    })),
  },
  {
    name: 'protocol',
    attacks: protocolAttacks.map(([what, bytes, right]) => ({ what, right, requests: [bytes] })),
  },
  {
    name: 'forms',
    attacks: formAttacks.map(([what, requests, right]) => ({ what, right, requests })),
  },
  {
    name: 'uploads',
    attacks: uploadAttacks.map(([what, bytes, right]) => ({ what, right, requests: [bytes] })),
  },
  {
    name: 'pictures, icons and short links',
    attacks: pictureAttacks.map(([what, path, right, never]) => ({
      what,
      right,
      requests: [get(path)],
      ...(never ? { never } : {}),
    })),
  },
]
