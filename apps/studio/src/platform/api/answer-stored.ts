/** A picture or file of the studio as the API hands it out: 404 where it is not, 503 while its place cannot be asked. */
import { StorageAway } from '../storage/storage-away.ts'
import { type StorePlace, storeOf } from '../storage/store.ts'
import { answerProblem } from './answer.ts'
import { bodyOfStream } from './body-of-stream.ts'

/** @param headers of the answer when there is one. */
export async function answerStored(
  request: Request,
  place: StorePlace,
  name: string,
  headers: Record<string, string>,
): Promise<Response> {
  try {
    const store = await storeOf(place)
    if (request.method === 'HEAD') {
      const size = await store.sizeOf(name)
      if (size === undefined) return answerProblem(request, 'not_found')
      return new Response(null, { headers: { ...headers, 'Content-Length': String(size) } })
    }
    const held = await store.open(name)
    if (!held) return answerProblem(request, 'not_found')
    return new Response(bodyOfStream(held.body), {
      headers: { ...headers, 'Content-Length': String(held.size) },
    })
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    return answerProblem(request, 'unavailable')
  }
}
