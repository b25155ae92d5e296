/**
 * The data that comes with a page names each of its parts (`$R[12]=`), so that another part can
 * refer to it. Hardly ever does one, and counted names do not compress: 5 % of a post.
 */

/** Data of the app, as the router streams it. */
const dataOf = (mark: string) =>
  new RegExp(`<script${mark} data-tsr-stream-part="">([\\s\\S]*?)</script>`, 'g')

/** Strings are the content's own words, whatever they say: they are found first, and left alone. */
const string = /"(?:[^"\\]|\\[\s\S])*"/.source
const use = new RegExp(`${string}|\\$R\\[(\\d+)\\]`, 'g')
/** A name given to a value in a list or an object; elsewhere a brace might open a block instead. */
const naming = new RegExp(`${string}|(?<=[:[,])\\$R\\[(\\d+)\\]=(?!=)`, 'g')

/**
 * Takes out every name that nothing refers to; what refers to it, anywhere in the page, keeps it.
 *
 * @param mark what the renderer's own scripts carry, from `own-scripts.ts`.
 */
export function dropUnusedNames(html: string, mark = ''): string {
  const data = dataOf(mark)
  const uses = new Map<string, number>()
  for (const [, script = ''] of html.matchAll(data))
    for (const [, name] of script.matchAll(use)) if (name) uses.set(name, (uses.get(name) ?? 0) + 1)
  return html.replace(data, (tag) =>
    tag.replace(naming, (found, name?: string) => (name && uses.get(name) === 1 ? '' : found)),
  )
}
