/**
 * What Next packs for the server keeps every comment and blank of its sources, and V8 holds each file as text for as
 * long as the process lives, two bytes a letter as soon as one of its letters is Arabic. Files are written anew without
 * either: 126 MB of such texts became 30. Names stay, since logs and answers name errors by their class.
 */
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'

/** Characters: smaller ones are hundreds and weigh nothing together. */
const worthwhile = 20_000

/** @param folder of `.next/server`. */
export async function makeSmall(folder: string): Promise<void> {
  for (const name of globSync('**/*.js', { cwd: folder })) {
    const path = join(folder, name)
    const source = await readFile(path, 'utf8')
    if (source.length < worthwhile) continue
    await writeFile(path, await smaller(source))
    // Of a file that is no longer this one.
    await rm(`${path}.map`, { force: true })
  }
}

/** @returns the same program without comments and blanks, in ASCII alone. */
export async function smaller(source: string): Promise<string> {
  const { code } = await transform(source, {
    loader: 'js',
    target: 'esnext',
    minifyWhitespace: true,
    keepNames: true,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'silent',
  })
  return code.replaceAll(leftOver, (_, slashes: string, unit: string) => {
    // `\،` means what `،` means, and `\\u060c` would not.
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1)
    return `${kept}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** What the compiler leaves as it is: letters in expressions and in templates that have a tag. */
const leftOver = /(\\*)([\u0080-\uffff])/g
