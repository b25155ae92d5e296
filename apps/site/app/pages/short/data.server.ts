/** A short link never becomes a page: the server answers it before any rendering. */
export async function readShort(): Promise<{ code: string } | undefined> {
  return undefined
}
