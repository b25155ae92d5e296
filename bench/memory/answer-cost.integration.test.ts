import { expect, it } from 'vitest'
import { bytesPerAnswer } from './answer-cost.ts'

/** A promise, a listener or an expression more in the way of every answer is some hundred bytes. */
const most = 10_000

it('answers with a page that is kept for few bytes of JavaScript', async () => {
  const bytes = await bytesPerAnswer('/')
  console.info(`an answer leaves ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(most)
})
