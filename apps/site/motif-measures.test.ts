import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMeasures, writeMeasures } from './motif-measures.ts'

const folder = join(import.meta.dirname, 'app')
const used = (path: string) =>
  Array.from(
    readFileSync(join(folder, path), 'utf8').matchAll(/var\((--m-[\w-]+)\)/g),
    ([, a]) => a,
  )

describe('the measures of the motif', () => {
  it('stand in the styles as values, and a missing one is named', () => {
    const measures = new Map([['--m-size', 'clamp(1rem, 2vw, 3rem)']])
    expect(writeMeasures('a{font-size: var(--m-size); color: var(--text)}', measures)).toBe(
      'a{font-size: clamp(1rem, 2vw, 3rem); color: var(--text)}',
    )
    expect(() => writeMeasures('a{width:var(--m-gone)}', measures)).toThrow(
      '--m-gone is missing in packages/brand/motif.css.',
    )
  })

  it('are all used, by the motif and the drawn name alone', () => {
    const everywhere = globSync('**/*.css', { cwd: folder })
    const inMotif = everywhere.filter((path) =>
      /^(?:brand|motif)\/(?:compass\/)?[\w-]+\.module\.css$/.test(path),
    )
    expect(new Set(inMotif.flatMap(used))).toEqual(new Set(readMeasures().keys()))
    expect(everywhere.filter((path) => !inMotif.includes(path)).flatMap(used)).toEqual([])
  })
})
