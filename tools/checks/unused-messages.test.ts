import { expect, it } from 'vitest'
import { findUnusedMessages } from './unused-messages.ts'

const site = 'apps/site/app'

it('tells of a message that nobody says', () => {
  const page = { path: `${site}/pages/home.tsx`, text: "t('home', 'a') // 'b' stood here" }
  expect(findUnusedMessages({ home: { a: 'أ', b: 'ب' } }, [page])).toEqual([
    { where: 'home.b', problem: 'nobody says this message.' },
  ])
})

it('takes what is said of one group for no word of another', () => {
  const page = { path: `${site}/pages/home.tsx`, text: `t('home', 'a'), t('home', \`kind.\${b}\`)` }
  const messages = { home: { a: 'أ', 'kind.x': 'ب' }, blogs: { a: 'أ', 'kind.x': 'ب' } }
  expect(placesOf(messages, [page])).toEqual(['blogs.a', 'blogs.kind.x'])
})

it('hears templates, strings and names of words', () => {
  const text = `say(\`field.\${name}\`, \`\${a}.\${b}\`); say({ no: 'name.missing' }); words.plain`
  const forms = { 'field.name': '', 'name.missing': '', plain: '', 'other.one': '' }
  expect(placesOf({ forms }, [{ path: `${site}/a.ts`, text }])).toEqual(['forms.other.one'])
})

it('looks for a part where it is imported, and there alone', () => {
  const words = {
    path: `${site}/late/words.ts`,
    text: "import ar from '@wajiha/contract/words/ar/home.late.json'",
  }
  const near = { path: `${site}/late/part.tsx`, text: 'const { near } = words' }
  const far = { path: `${site}/pages/home.tsx`, text: 'const { near, far } = words' }
  const messages = { 'home.late': { near: '', far: '' } }
  expect(placesOf(messages, [words, near, far])).toEqual(['home.late.far'])
  expect(findUnusedMessages(messages, [near, far])).toEqual([
    { where: 'home.late', problem: 'no file imports this part.' },
  ])
})

it('keeps parts out of what every page loads', () => {
  const all = {
    path: `${site}/messages/ar.ts`,
    text: "import late from '@wajiha/contract/words/ar/home.late.json'",
  }
  expect(findUnusedMessages({ 'home.late': { all: '' } }, [all])).toEqual([
    { where: 'home.late', problem: 'every page loads this part; only who needs it may import it.' },
  ])
})

const placesOf = (...asked: Parameters<typeof findUnusedMessages>) =>
  findUnusedMessages(...asked).map(({ where }) => where)
