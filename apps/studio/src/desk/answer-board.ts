/** `GET /api/{leads,applications}/board?stage=new&page=2`: one more page of a column. */
import type { PayloadHandler } from 'payload'
import { readFilter } from './board/board-filter.ts'
import { type BoardName, readColumn } from './board-data.ts'
import { applicationStages, leadStages } from './stages.ts'

const stages = { leads: leadStages, applications: applicationStages }

export const answerBoard =
  (board: BoardName): PayloadHandler =>
  async (req) => {
    const stage = req.searchParams?.get('stage') ?? ''
    const page = Number(req.searchParams?.get('page') ?? 1)
    const filter = board === 'leads' ? readFilter(req.query) : {}
    if (!Object.hasOwn(stages[board], stage) || !Number.isInteger(page) || page < 1)
      return new Response(null, { status: 400 })
    return Response.json(await readColumn(req, board, stage, page, filter))
  }
