/**
 * A reporter for vitest that names each test that passed only when it was tried again: the run is
 * good, and the test or what it tests has a fault to be looked for.
 */
import type { Reporter, TestCase } from 'vitest/node'

const words = 'passed when tried again: '

export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      console.log(`${words}${test.module.relativeModuleId} > ${test.fullName}`)
  }
}

/** @param output what a run printed. */
export function secondTriesIn(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith(words))
    .join('\n')
}
