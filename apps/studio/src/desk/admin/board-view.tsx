/** The boards: a column for each stage, filled on the server with what the person may see. */
import type { AdminViewServerProps } from 'payload'
import { PageFrame } from '../../platform/admin/page-frame.tsx'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { type BoardName, readColumn } from '../board-data.ts'
import { applicationMoves, applicationStages, leadMoves, leadStages } from '../stages.ts'
import { Board } from './board.tsx'
import { NoLeadsYet } from './no-leads-yet.tsx'
import { ViewLinks } from './view-links.tsx'

const boards = {
  leads: {
    title: deskWords.leadsBoard,
    act: 'openLeadsBoard',
    columns: ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'],
    stages: leadStages,
    moves: leadMoves,
  },
  applications: {
    title: deskWords.applicationsBoard,
    act: 'openApplicationsBoard',
    columns: ['received', 'screening', 'interview', 'assessment', 'offer', 'hired', 'rejected'],
    stages: applicationStages,
    moves: applicationMoves,
  },
} as const

export const LeadsBoard = (view: AdminViewServerProps) => <BoardPage view={view} name="leads" />
export const ApplicationsBoard = (view: AdminViewServerProps) => (
  <BoardPage view={view} name="applications" />
)

function BoardPage({ view, name }: { view: AdminViewServerProps; name: BoardName }) {
  const { title, act, columns, stages, moves } = boards[name]
  const { req } = view.initPageResult
  const language = languageOf(req.i18n)
  const links = <ViewLinks name={name} current="board" language={language} />
  return (
    <PageFrame view={view} title={title} act={act} links={links}>
      {async () => {
        const filled = await Promise.all(columns.map((stage) => readColumn(req, name, stage)))
        const isEmpty = name === 'leads' && filled.every(({ total }) => total === 0)
        const names = Object.entries(stages).map(([stage, words]) => [stage, words[language]])
        return (
          <>
            {isEmpty && <NoLeadsYet language={language} />}
            <Board
              name={name}
              language={language}
              columns={filled}
              stages={Object.fromEntries(names)}
              moves={moves}
            />
          </>
        )
      }}
    </PageFrame>
  )
}
