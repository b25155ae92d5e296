/**
 * The router streams a page's data in parts, a script each, and marks where its stream ends. A page
 * that is sent whole needs neither: every script costs its hash in the policy (54 bytes that no
 * compression shortens), and an article's document has to arrive in one flight.
 */

const betweenParts = '</script><script data-tsr-stream-part="">'
/** Takes itself away as soon as it is read. */
const endOfStream = '<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script>'

/** One script of data in place of several; words of the content cannot hold what is looked for. */
export function joinScripts(html: string): string {
  return html.replaceAll(betweenParts, ';').replace(endOfStream, '')
}
