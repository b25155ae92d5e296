import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { missingFile } from './image-source.ts'

const pictures = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'])

type PublicFile = { file: string; bytes: number; modifiedAt: number }

/**
 * A file of the public folder, links followed and still inside it.
 *
 * @param folder its real path.
 * @throws {ImageProblem} 404 when there is none.
 */
export async function findPublicFile(folder: string, path: string): Promise<PublicFile> {
  const file = await realpath(join(folder, path)).catch(() => {
    throw missingFile()
  })
  // The separator keeps `public` apart from a neighbour called `public-drafts`.
  if (!file.startsWith(folder + sep)) throw missingFile()
  const found = await stat(file)
  if (!found.isFile()) throw missingFile()
  return { file, bytes: found.size, modifiedAt: found.mtimeMs }
}

/** Whether its name says that it is a picture; the rest of the folder is not read at all. */
export const isPictureName = (path: string) => pictures.has(extname(path).toLowerCase())

export const isDrawing = (path: string) => extname(path).toLowerCase() === '.svg'
