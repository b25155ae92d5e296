/** Lets the parts of a page save what a visitor has typed, before the app loads a document anew. */

type Save = () => unknown

const saves = new Set<Save>()

/** Milliseconds that all saves together may take. */
const longestSaveMs = 1_000

/**
 * Asks for `save` to be called before an automatic reload; a promise it returns is waited for, up
 * to a second. Saves that fail are passed over.
 *
 * @returns Takes the wish back.
 * @example useEffect(() => beforeReload(() => keepDraft(form)), [form])
 */
export function beforeReload(save: Save): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/** Calls every save; settles when they are done, or when it has taken too long. Never rejects. */
export async function saveEverything(): Promise<void> {
  const running = [...saves].map(async (save) => save())
  const patience = new Promise((resolve) => setTimeout(resolve, longestSaveMs))
  await Promise.race([Promise.allSettled(running), patience])
}
