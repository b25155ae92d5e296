/**
 * A reporter for vitest that tells what a green run has to say all the same: each test that passed
 * only when it was tried again, which has a fault to be looked for, and what tests counted, by
 * `annotate(words, 'count')`.
 */
import type { TestAnnotation } from 'vitest'
import type { Reporter, TestCase } from 'vitest/node'

const triedAgain = 'passed when tried again: '
const counted = 'counted: '

export default class TestNotes implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`${triedAgain}${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestCaseAnnotate(_test: TestCase, { type, message }: TestAnnotation): void {
    if (type === 'count') console.log(`${counted}${message}`)
  }
}

/** @param output what a run printed. */
export function notesIn(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith(triedAgain) || line.startsWith(counted))
    .join('\n')
}
