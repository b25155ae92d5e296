/**
 * What Turbopack runs over a picture in two versions of a text (`next.config.mts`): it is seen, and called by what it
 * shows. Payload names its file, and counts bytes that a picture within a text does not carry.
 */
import { amended } from './amend.mjs'

/** Where its words are looked for; of two versions they are there in both languages. */
const words = /(?<=const alt = )(?:node\.fields\?\.alt \|\| uploadDoc\?\.alt \|\| '')(?=;)/g
const both =
  "[node.fields?.alt || uploadDoc.alt || ''].flatMap((one) => typeof one === 'object' ? Object.values(one) : one).join(' · ')"

/** Where it is looked for, and where the studio serves it. */
const place = /(?<=const thumbnailSRC = ).*(?=;)/g
const stored = "'/api/media/file/' + encodeURIComponent(uploadDoc.filename)"

/** @type {[RegExp, string][]} */
const places = [
  [words, both],
  [place, stored],
  [/(?<=_jsx\("strong", \{\s*children: )(?=uploadDoc\?\.filename)/g, 'alt || '],
  [/formatFilesize\(uploadDoc\?\.filesize\), (?=typeof uploadDoc)/g, ''],
  [/"[^"]{1,9}"(?=, uploadDoc\?\.width)/g, '""'],
]

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function comparePictures(source) {
  return amended(this, source, places, 'compare-pictures.mjs')
}
