/** Which address was found to have no page, for the address bar (BEHAVIOURS 9.3). */
let unpublished: string | undefined

export const noteUnpublished = (key: string): void => {
  unpublished = key
}

export const isUnpublished = (key: string): boolean => unpublished === key
