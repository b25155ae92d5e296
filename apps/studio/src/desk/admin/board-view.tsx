/** The boards: a column for each stage, filled on the server with what the person may see. */
import type { AdminViewServerProps } from 'payload'
import { PageFrame } from '../../platform/admin/page-frame.tsx'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { readFilter } from '../board/board-filter.ts'
import { holdersOf } from '../board/holders.ts'
import { type BoardName, readColumn } from '../board-data.ts'
import { applicationMoves, applicationStages, leadMoves, leadStages } from '../stages.ts'
import { tagsInUse } from '../tags.ts'
import { Board } from './board.tsx'
import { BoardFilters } from './board-filters.tsx'
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
        const isOfLeads = name === 'leads'
        const filter = isOfLeads ? readFilter(view.searchParams ?? {}) : {}
        const filled = await Promise.all(
          columns.map((stage) => readColumn(req, name, stage, 1, filter)),
        )
        const colleagues = isOfLeads ? await holdersOf(req) : []
        const isFiltered = Object.keys(filter).length > 0
        const isEmpty = isOfLeads && !isFiltered && filled.every(({ total }) => total === 0)
        const names = Object.entries(stages).map(([stage, words]) => [stage, words[language]])
        return (
          <>
            {isOfLeads && (
              <BoardFilters
                language={language}
                filter={filter}
                colleagues={colleagues}
                tags={await tagsInUse(req)}
              />
            )}
            {isEmpty && <NoLeadsYet language={language} />}
            <Board
              name={name}
              language={language}
              columns={filled}
              stages={Object.fromEntries(names)}
              moves={moves}
              colleagues={colleagues}
              query={new URLSearchParams({ ...filter }).toString()}
            />
          </>
        )
      }}
    </PageFrame>
  )
}
