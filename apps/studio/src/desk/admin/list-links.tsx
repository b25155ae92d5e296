/** Above the tables of the desk: the same work as a board, and the tray. */
import { Gutter } from '@payloadcms/ui'
import type { PayloadRequest, ServerProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { localRequest } from '../../platform/local-request.ts'
import type { BoardName } from '../board-data.ts'
import { NoLeadsYet } from './no-leads-yet.tsx'
import { ViewLinks } from './view-links.tsx'

type Props = ServerProps & { collectionSlug?: string }

export async function ListLinks({ payload, user, i18n, collectionSlug }: Props) {
  const language = languageOf(i18n)
  const name = collectionSlug === 'applications' ? 'applications' : 'leads'
  const req = await localRequest(payload, user)
  const isEmpty = name === 'leads' && (await isFirst(name, req))
  return (
    <Gutter>
      <ViewLinks name={name} current="table" language={language} />
      {isEmpty && <NoLeadsYet language={language} />}
    </Gutter>
  )
}

async function isFirst(collection: BoardName, req: PayloadRequest) {
  const { totalDocs } = await req.payload.count({ collection, req, overrideAccess: false })
  return totalDocs === 0
}
