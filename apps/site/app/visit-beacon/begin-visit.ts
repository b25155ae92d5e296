import { recordVisit } from '#app/visit/record-visit.ts'
import { tellVisit } from './tell-visit.ts'

let hasBegun = false

/** Keeps the visit on the device and tells the site of it, once a document, as far as the visitor allows. */
export function beginVisit(): void {
  if (hasBegun) return
  hasBegun = true
  recordVisit()
  tellVisit()
}
