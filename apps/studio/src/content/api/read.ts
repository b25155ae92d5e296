/** What an endpoint of the contract is, here: a question to Payload, answered in contract shapes. */
import type { Answer, EndpointName, Locale, ParametersOf, QueryOf } from '@wajiha/contract'
import type { BasePayload } from 'payload'

/** The reads that come from documents; `changes` has a life of its own. */
export type ReadName = Exclude<EndpointName, 'changes'>

type ReadContext<Name extends ReadName> = {
  locale: Locale
  /** Decoded, NFC. */
  params: ParametersOf<Name>
  query: QueryOf<Name>
}

/** `tags` name every document and collection the answer shows. */
type ReadAnswer<Name extends ReadName> = Answer<Name> & { tags: string[] }

/** `undefined` is a 404; `gone` a 410, for what was there and will not be again. */
export type ReadEndpoint<Name extends ReadName> = (
  payload: BasePayload,
  context: ReadContext<Name>,
) => Promise<ReadAnswer<Name> | 'gone' | undefined>
