import { expect, it } from 'vitest'
import { withMigration } from './with-migration.ts'

const list = `import * as feed from '../../migrations/1_2_feed.ts'

export const migrations = [
  { name: '1_2_feed', up: feed.up, down: feed.down },
]
`

it('a new migration is imported and listed after the others', () => {
  expect(
    withMigration(list, '20261123_080112_job_questions'),
  ).toBe(`import * as feed from '../../migrations/1_2_feed.ts'
import * as jobQuestions from '../../migrations/20261123_080112_job_questions.ts'

export const migrations = [
  { name: '1_2_feed', up: feed.up, down: feed.down },
  { name: '20261123_080112_job_questions', up: jobQuestions.up, down: jobQuestions.down },
]
`)
})

it('a row that is too long for a line is written as the formatter writes it', () => {
  const written = withMigration(list, '20261123_080112_a_name_that_is_rather_long')
  expect(written).toContain(`  {
    name: '20261123_080112_a_name_that_is_rather_long',
    up: aNameThatIsRatherLong.up,
    down: aNameThatIsRatherLong.down,
  },
]
`)
})
