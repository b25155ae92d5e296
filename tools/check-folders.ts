/**
 * Inside a room no folder leads back to itself, be it by its neighbour or over several: which of two knows
 * the other is always one answer. Types count, tests do not.
 */
import { posix } from 'node:path'
import { readImports } from './check-imports.ts'
import { type Finding, tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'

const rooms = ['apps/site/app', 'apps/site/server', 'apps/studio/src']

/** Each shortest circle once, with the imports that close it. */
export function findFolderCircles(files: SourceFile[], room: string): Finding[] {
  const arrows = readArrows(files, room)
  const known = new Set<string>()
  return [...new Set([...arrows.keys()].map((arrow) => arrow.split(' ')[0] ?? ''))]
    .sort()
    .flatMap((folder) => {
      const circle = shortestCircle(folder, arrows)
      const name = [...(circle ?? [])].sort().join(' ')
      if (!circle || known.has(name)) return []
      known.add(name)
      const imports = circle.map((from, at) => arrows.get(`${from} ${circle[at + 1] ?? folder}`))
      return {
        where: room,
        problem: `${circle.join(', ')} import each other (${imports.join('; ')}); move what both need to a folder of its own.`,
      }
    })
}

/** The folders of the shortest way from a folder back to it, itself first; nothing where there is none. */
function shortestCircle(folder: string, arrows: Map<string, string>): string[] | undefined {
  const reached = new Set<string>()
  for (let ways = [[folder]]; ways.length > 0; ) {
    const longer = ways.flatMap((way) =>
      neighboursOf(way.at(-1) ?? '', arrows).map((to) => [...way, to]),
    )
    const back = longer.find((way) => way.at(-1) === folder)
    if (back) return back.slice(0, -1)
    ways = longer.filter((way) => {
      const at = way.at(-1) ?? ''
      return !reached.has(at) && reached.add(at)
    })
  }
  return undefined
}

const neighboursOf = (folder: string, arrows: Map<string, string>): string[] =>
  [...arrows.keys()].flatMap((arrow) =>
    arrow.startsWith(`${folder} `) ? (arrow.split(' ')[1] ?? []) : [],
  )

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
  return rooms.flatMap((room) => findFolderCircles(files, room))
}

if (import.meta.main) tell(checkFolders())
