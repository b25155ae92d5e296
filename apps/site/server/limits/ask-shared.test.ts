import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createAskShared } from './ask-shared.ts'

function open() {
  let time = 1_000_000
  const events: string[] = []
  const log = createLog((line) => events.push((JSON.parse(line) as { event: string }).event))
  const { ask, isAway, unanswered } = createAskShared(log, () => time)
  return { ask, isAway, unanswered, events, later: (ms: number) => (time += ms) }
}

const never = () => new Promise<string>(() => {})
const answers = async () => 'counted'

it('does without a store that never answers, and soon without asking it', async () => {
  const { ask, isAway, unanswered, events } = open()
  let asked = 0
  const hanging = () => {
    asked += 1
    return never()
  }
  for (let at = 0; at < 10; at += 1) expect(await ask(hanging, 'alone')).toBe('alone')
  expect([asked, unanswered(), isAway(), events]).toEqual([3, 10, true, ['limits_local']])
})

it('tries one question after a while, and goes on with a store that is back', async () => {
  const { ask, isAway, unanswered, events, later } = open()
  const broken = () => Promise.reject(new Error('refused'))
  for (let at = 0; at < 3; at += 1) await ask(broken, 'alone')
  expect(await ask(answers, 'alone')).toBe('alone')
  later(2_000)
  expect(await ask(answers, 'alone')).toBe('counted')
  expect(await ask(answers, 'alone')).toBe('counted')
  expect([isAway(), unanswered()]).toEqual([false, 4])
  expect(events).toEqual(['limits_local', 'limits_shared'])
})
