/**
 * Changes that are announced while somebody asks for what is not known yet: there is nothing to mark as stale, and the
 * answer that is on its way may show what stood there before.
 */

import type { Locale } from '@wajiha/contract'

/** Whether a change concerns an answer under these tags, in a language. */
export type IsTouched = (tags: readonly string[], locale: Locale) => boolean

type Ear = {
  /** From now on; what was heard before is forgotten. */
  listen: () => void
  /** @param tags of the answer that came; nothing of one that names none, which any change may concern. */
  touches: (tags: readonly string[] | undefined, locale: Locale) => boolean
  close: () => void
}

export class Announcements {
  readonly #open = new Set<IsTouched[]>()

  /** To be closed when the answer is there. */
  openEar(): Ear {
    const heard: IsTouched[] = []
    return {
      listen: () => {
        heard.length = 0
        this.#open.add(heard)
      },
      touches: (tags, locale) =>
        tags ? heard.some((isTouched) => isTouched(tags, locale)) : heard.length > 0,
      close: () => void this.#open.delete(heard),
    }
  }

  tell(isTouched: IsTouched): void {
    for (const heard of this.#open) heard.push(isTouched)
  }
}
