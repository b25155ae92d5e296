/**
 * Inside a room no two folders import each other: which of them knows the other is always one answer.
 * Types count, tests do not. Pairs that stood when this check came are named below; the list may only
 * shrink, and one that is no pair any more has to leave it.
 */
import { posix } from 'node:path'
import { readImports } from './check-imports.ts'
import { type Finding, tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'

/** Each room, and which pairs of its folders may still import each other. */
const rooms: Record<string, readonly string[]> = {
  'apps/site/app': [],
  'apps/site/server': [],
  'apps/studio/src': [],
}

/** @param known pairs that are let through, as `admin mail`. */
export function findFolderPairs(
  files: SourceFile[],
  room: string,
  known: readonly string[],
): Finding[] {
  const arrows = readArrows(files, room)
  const pairs = [...arrows.keys()].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ')
    const back = from < to && arrows.get(`${to} ${from}`)
    return back ? [{ name: arrow, there: arrows.get(arrow) ?? '', back }] : []
  })
  return [
    ...pairs
      .filter(({ name }) => !known.includes(name))
      .map(({ name, there, back }) => ({
        where: room,
        problem: `${name.replace(' ', ' and ')} import each other (${there}; ${back}); move what both need to a folder of its own.`,
      })),
    ...known
      .filter((name) => !pairs.some((pair) => pair.name === name))
      .map((name) => ({
        where: 'tools/check-folders.ts',
        problem: `“${name}” of ${room} is no pair any more; take it off the list.`,
      })),
  ]
}

/** The first import from each folder of a room into another: `admin mail` → `admin/a.ts → mail/b.ts`. */
function readArrows(files: SourceFile[], room: string): Map<string, string> {
  const home = room.split('/').slice(0, 2).join('/')
  const arrows = new Map<string, string>()
  for (const { path, text } of files) {
    const from = folderOf(path, room)
    if (!from) continue
    for (const { specifier } of readImports(text)) {
      const target = resolve(path, specifier, home)
      const to = folderOf(target, room)
      if (!to || to === from || arrows.has(`${from} ${to}`)) continue
      const [file, other] = [path, target].map((one) => one.slice(room.length + 1))
      arrows.set(`${from} ${to}`, `${file} → ${other}`)
    }
  }
  return arrows
}

/** `apps/site/server/http/send.ts` → `http`; nothing for a file that lies in no folder of the room. */
function folderOf(path: string, room: string): string | undefined {
  if (!path.startsWith(`${room}/`)) return undefined
  const [folder, ...rest] = path.slice(room.length + 1).split('/')
  return rest.length > 0 ? folder : undefined
}

function resolve(path: string, specifier: string, home: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier.startsWith('#') ? `${home}/${specifier.slice(1)}` : specifier
}

/** Whole check over the real tree. */
export function checkFolders(): Finding[] {
  const files = readSources(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/migrations\/|\.gen\.ts$/.test(path),
  )
  return Object.entries(rooms).flatMap(([room, known]) => findFolderPairs(files, room, known))
}

if (import.meta.main) tell(checkFolders())
