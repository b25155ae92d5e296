/**
 * Which tests run where and when: browser tests in lanes that end together, the longest integration tests first, so that none
 * is left to run alone at the end. A fresh clone remembers no durations, so those of long files stand in `test-seconds.data.ts`.
 */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './root.ts'
import { testSeconds } from './test-seconds.data.ts'

/** What a file of tests takes that is not among the long ones, in seconds. */
const usualSeconds = 12

export class TestOrder extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return intoLanes(files, count, secondsOf)[index - 1] ?? []
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => {
      const together = one.project.name === 'integration' && other.project.name === 'integration'
      return together ? secondsOf(other) - secondsOf(one) : 0
    })
  }
}

const pathOf = ({ moduleId }: TestSpecification) => relative(root, moduleId).replaceAll('\\', '/')
const secondsOf = (file: TestSpecification) => testSeconds[pathOf(file)] ?? usualSeconds

/** Each goes, the longest first, to the lane that has the least to do; the same files make the same lanes. */
export function intoLanes<File extends { moduleId: string }>(
  files: readonly File[],
  count: number,
  secondsOf: (file: File) => number,
): File[][] {
  const lanes = Array.from({ length: count }, () => ({ seconds: 0, files: [] as File[] }))
  const longestFirst = [...files].sort(
    (one, other) => secondsOf(other) - secondsOf(one) || (one.moduleId < other.moduleId ? -1 : 1),
  )
  for (const file of longestFirst) {
    const least = lanes.reduce((found, lane) => (lane.seconds < found.seconds ? lane : found))
    least.files.push(file)
    least.seconds += secondsOf(file)
  }
  return lanes.map((lane) => lane.files)
}
