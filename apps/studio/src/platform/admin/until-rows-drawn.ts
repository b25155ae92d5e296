import type { useForm } from '@payloadcms/ui'

type Form = Pick<ReturnType<typeof useForm>, 'dispatchFields' | 'getFields'>

/** Milliseconds until it is looked for the first time; each further wait is half as long again. */
const firstWaitMs = 1_000
const mostLooks = 8

/**
 * Rows that were added to a form are drawn when the server has answered for them. Payload 3.90 forgets to ask when
 * its answer about an earlier change comes within a quarter of a second after them (`MERGE_SERVER_STATE` takes them
 * for asked), and they would stay empty until the next change: this makes one, until they are drawn.
 *
 * @param rows path of the field whose rows they are. @param aside path of a field without a value, where a change
 * means nothing.
 */
export async function untilRowsDrawn(form: Form, rows: string, aside: string): Promise<void> {
  let wait = firstWaitMs
  for (let look = 1; look <= mostLooks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    const isWaiting = form.getFields()[rows]?.rows?.some(({ isLoading }) => isLoading)
    if (!isWaiting) return
    form.dispatchFields({ type: 'UPDATE', path: aside, initialValue: look })
    wait *= 1.5
  }
}
