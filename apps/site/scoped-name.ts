/**
 * The class names of CSS modules in a build: two or three characters instead of a sentence, as they
 * stand in every page, in the styles and in the script. Each is the place of its class among all
 * classes of the tree, so that the builds of browser and server agree without speaking.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const app = join(import.meta.dirname, 'app')
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

let places: Map<string, number> | undefined

/** `('wrap', …/app/ui/page.module.css)` → `_4k`. @throws {Error} for a name the file does not hold. */
export function scopedName(name: string, file: string): string {
  places ??= readPlaces()
  const key = keyOf(relative(app, file.replace(/\?.*$/, '')), name)
  const place = places.get(key)
  if (place === undefined) throw new Error(`${key} is no class or animation of a CSS module.`)
  return `_${shorten(place)}`
}

const keyOf = (path: string, name: string) => `${path.replaceAll('\\', '/')}#${name}`

/** Every class and animation of every CSS module, in the order of the alphabet. */
function readPlaces(): Map<string, number> {
  const keys = globSync('**/*.module.css', { cwd: app }).flatMap((path) =>
    namesIn(readFileSync(join(app, path), 'utf8')).map((name) => keyOf(path, name)),
  )
  return new Map([...new Set(keys)].sort().map((key, place) => [key, place]))
}

/** What stands behind a dot or `@keyframes`; a few more than there are do no harm. */
function namesIn(css: string): string[] {
  const found = css.matchAll(/\.([a-zA-Z_][\w-]*)|@keyframes\s+([\w-]+)/g)
  return Array.from(found, ([, className, animation]) => className ?? animation ?? '')
}

function shorten(place: number): string {
  const last = digits[place % digits.length] ?? ''
  const rest = Math.floor(place / digits.length)
  return rest === 0 ? last : shorten(rest - 1) + last
}
