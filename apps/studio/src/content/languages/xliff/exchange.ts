/** A document handed to translators as a file, and taken back: all of its translations, or none. */
import type { PayloadRequest } from 'payload'
import { sayTo } from '../../../platform/i18n/say-to.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Place } from '../../../together/stand.ts'
import { pathOf } from '../place.ts'
import { readTranslation } from '../units.ts'
import { languageWords as words } from '../words.ts'
import { saveWords } from '../work.ts'
import { readXliff, xliffWords } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'

async function unitsOf(req: PayloadRequest, place: Place) {
  const translation = await readTranslation(req, place)
  if (translation) return translation.units
  throw new Refusal(req, words.gone, 404)
}

export async function exportXliff(req: PayloadRequest, place: Place): Promise<Response> {
  const file = writeXliff(pathOf(place), await unitsOf(req, place))
  const name = `${pathOf(place).replaceAll('/', '-')}.xlf`
  return new Response(file, {
    headers: {
      'Content-Type': 'application/xliff+xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const mostTold = 5

/** Translations become a draft; with a single mistake in the file nothing is taken. */
export async function importXliff(req: PayloadRequest, place: Place, file: string): Promise<void> {
  const { changes, problems } = readXliff(file, pathOf(place), await unitsOf(req, place))
  if (problems.length > 0) {
    const told = problems.slice(0, mostTold).map((problem) => sayTo(req, problem))
    const more = problems.length > mostTold ? ' …' : ''
    throw new Refusal(req, `${sayTo(req, words.notTaken)} ${told.join(' · ')}${more}`, 400)
  }
  if (changes.length === 0) throw new Refusal(req, xliffWords.nothing, 400)
  await saveWords(req, place, { en: changes })
}
