/**
 * Puts a page's own style sheet into its document. It is small, and as a file of its own it would be
 * asked for beside the shared one, on another connection, before anything can be painted.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chunkNames } from '#app/chunk-names.ts'

/** A document with its sheets in it, and what they say. */
export type InlineStyles = (html: string) => { html: string; styles: readonly string[] }

/** Characters of a style sheet that is still worth repeating in each document. */
const longest = 16_000

const folder = '_assets'
const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g

/** @param client the folder of the browser's build. */
export async function readInlineStyles(client: string): Promise<InlineStyles> {
  const sheets = new Map<string, string>()
  for (const name of await readdir(join(client, folder))) {
    if (!name.endsWith('.css') || name.startsWith(`${chunkNames.shared}-`)) continue
    const css = (await readFile(join(client, folder, name), 'utf8')).trim()
    if (css.length <= longest && !css.includes('</')) sheets.set(`/${folder}/${name}`, css)
  }
  return (html) => {
    const styles: string[] = []
    const styled = html.replaceAll(link, (tag, href: string) => {
      const css = sheets.get(href)
      if (!css) return tag
      styles.push(css)
      return styleOf(href, css)
    })
    return { html: styled, styles }
  }
}

/** The app finds it by its address and fetches the file in its place when it comes to life. */
const styleOf = (href: string, css: string) => `<style data-href="${href}">${css}</style>`
