import { downloadTypes, recordingTypes } from './download.ts'

const pictures = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
}
const types = new Map([
  ...Object.entries({ ...downloadTypes, ...recordingTypes, ...pictures }).map(
    ([type, ending]) => [ending, type] as const,
  ),
  ['jpeg', 'image/jpeg'] as const,
])

/**
 * The type of what the studio keeps, by the ending that it gave it.
 * @returns `image/webp` for `4f0c….webp`; `application/octet-stream` for a CV, whose name has no ending.
 */
export const storedType = (name: string): string =>
  types.get(name.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream'
