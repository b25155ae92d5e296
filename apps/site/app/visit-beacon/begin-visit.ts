import { recordVisit } from '#app/visit/record-visit.ts'
import { takeArrivals } from '#app/visit/start/arrival.ts'
import { tellVisit } from './tell-visit.ts'

/**
 * Keeps the visit on the device and tells the site of it, once a document, as far as the visitor allows; that of the
 * document before it first, where it was left too soon.
 */
export function beginVisit(): void {
  for (const arrival of takeArrivals()) tellVisit(recordVisit(arrival))
}
