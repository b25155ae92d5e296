/**
 * The router streams a page's data in parts, a script each, and marks where its stream ends. A page
 * that is sent whole needs neither: every script costs its hash in the policy (54 bytes that no
 * compression shortens), and a post's document has to arrive in one flight.
 */

const betweenParts = (mark: string) => `</script><script${mark} data-tsr-stream-part="">`
/** Ends the router's stream of data; the element removes itself when it runs. */
const endOfStream = (mark: string) =>
  `<script${mark}>document.currentScript.remove();/*$tsr-stream-boundary*/</script>`

/**
 * One script of data in place of several; words of the content cannot hold what is looked for.
 *
 * @param mark what the renderer's own scripts carry, from `own-scripts.ts`.
 */
export function joinScripts(html: string, mark = ''): string {
  return html.replaceAll(betweenParts(mark), ';').replace(endOfStream(mark), '')
}
