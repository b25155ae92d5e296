import { expect, it } from 'vitest'
import { findDangers, isProgram } from './check-dangers.ts'
import { dangers } from './checks/dangers.data.ts'
import { linesOf } from './checks/finding.ts'
import { readSources } from './checks/project.ts'

const here = readSources(isProgram)
const held = (...names: string[]) => expect(linesOf(findDangers(here, ...names))).toEqual([])
const finds = (name: string, text: string, path = 'apps/site/server/a.ts') =>
  expect(findDangers([{ path, text }], name)).toHaveLength(1)

it('programs are started with lists of arguments, by no shell', () => {
  finds('shell', "import { exec } from 'node:child_process'")
  finds('shell', 'spawn(program, words, { shell: true })')
  held('shell')
})

it('no text is run as a program', () => {
  finds('evaluation', "new Function('return 1')")
  finds('evaluation', "setTimeout('x()', 1)")
  held('evaluation')
})

it('no text is written into a page as markup, but what we drew', () => {
  finds('markup', 'box.innerHTML = words')
  finds('markup', 'dangerouslySetInnerHTML={{ __html: words }}')
  held('markup')
})

it('regular expressions are built of nothing that a visitor wrote', () => {
  finds('expression', 'new RegExp(`^' + '$' + '{words}`)')
  held('expression')
})

it('one cipher is used, in one place', () => {
  finds('cipher', "createCipheriv('aes-128-ecb', key, null)")
  held('cipher')
})

it('everything is hashed with SHA-256', () => {
  finds('hash', "createHash('md5')")
  finds('hash', "createHmac('sha1', key)")
  held('hash')
})

it('nothing that must not be guessed is drawn from Math.random', () => {
  finds('chance', 'const token = Math.random()')
  held('chance')
})

it('certificates of other servers are looked at', () => {
  finds('certificates', '{ rejectUnauthorized: false }')
  held('certificates')
})

it('messages of other windows are heard in one place, which asks where they come from', () => {
  finds('messages', "addEventListener('message', hear)")
  held('messages')
})

it('browsers are asked for no plug-in', () => {
  finds('plug-ins', '  <embed src="a" />', 'apps/site/app/a.tsx')
  held('plug-ins')
})

it('no socket of the web is opened', () => {
  finds('sockets', "new WebSocket('wss://a.example')")
  held('sockets')
})

it('no server is followed to where it redirects', () => {
  finds('redirects', 'const answer = await fetch(address)')
  expect(
    findDangers(
      [{ path: 'apps/site/server/a.ts', text: "fetch(address, {\n  redirect: 'error',\n})" }],
      'redirects',
    ),
  ).toEqual([])
  held('redirects')
})

it('lines of logs go through the log of their part', () => {
  finds('logs', 'console.log(words)')
  finds('logs', "appendFileSync('other.log', words)")
  held('logs')
})

it('a place that is no longer dangerous leaves the list', () => {
  const [path = ''] = Object.keys(dangers.cipher?.places ?? {})
  expect(findDangers([{ path, text: 'nothing' }], 'cipher')).toHaveLength(1)
})
