/** Parameters of a landing address that say which campaign or which click led here (ATTR-02). */

export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const

/** Google's own, which the device's record keeps apart from the others. */
export const googleClickIds = ['gclid', 'gad_source'] as const

/** Snapchat writes its own with a capital and without. */
export const otherClickIds = [
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'ScCid',
  'sccid',
  'li_fat_id',
  'twclid',
  'epik',
] as const

export const clickIdNames: readonly string[] = [...googleClickIds, ...otherClickIds]

const lowerCase = new Set(clickIdNames.map((name) => name.toLowerCase()))

/** Whether a parameter is a click id, whatever its capitals. */
export const isClickId = (name: string): boolean => lowerCase.has(name.toLowerCase())
