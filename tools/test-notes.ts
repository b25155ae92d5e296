/**
 * A reporter for vitest that tells what a green run has to say all the same: each test that passed
 * only when it was tried again and why not at first, which has a fault to be looked for, and what tests counted, by
 * `annotate(words, 'count')`.
 */
import type { TestAnnotation } from 'vitest'
import type { Reporter, TestCase } from 'vitest/node'

const triedAgain = 'passed when tried again: '
const counted = 'counted: '

export default class TestNotes implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    console.log(`${triedAgain}${name}${whyFirst(test.result().errors?.[0]?.message)}`)
  }

  onTestCaseAnnotate(_test: TestCase, { type, message }: TestAnnotation): void {
    if (type === 'count') console.log(`${counted}${message}`)
  }
}

/** What it failed of at first, on the same line. */
const whyFirst = (message = '') =>
  message ? `; at first: ${message.replaceAll(/\s+/g, ' ').slice(0, 400)}` : ''

/** @param output what a run printed. */
export function notesIn(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith(triedAgain) || line.startsWith(counted))
    .join('\n')
}
