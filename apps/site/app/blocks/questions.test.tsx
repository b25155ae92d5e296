import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Questions } from './questions.tsx'

const questions = ['كم يكلّف بعد الفحص؟', 'هل يتوقّف المتجر أثناء العمل؟'].map((question) => ({
  question,
  answer: [],
}))

it('shows by the first of the questions, where asked, that they open', () => {
  const opened = renderToStaticMarkup(<Questions questions={questions} opensFirst />)
  expect(opened.split('<details').map((part) => /^[^>]* open=/.test(part))).toEqual([
    false,
    true,
    false,
  ])
  expect(renderToStaticMarkup(<Questions questions={questions} />)).not.toContain('open=')
})
