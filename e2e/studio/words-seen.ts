/** What a page of the Arabic admin says that is not Arabic, or is not said as an Arab would. */
import type { Page } from 'playwright-core'

/** Payload's own words that mean something else, or are written wrongly. */
const wrongWords = [
  'محصول',
  'جميع المواقع',
  'الموقع المحلي',
  'المواقع المختارة',
  'الموقع للنشر',
  'واضح',
  'القاعدة الأفقية',
  'بنحاح',
  'الكل العملاء',
  '<لا ',
  'تم استنساخها',
  'تم إنشاؤها',
  'الغاء',
  'اسفل',
  'كاذب',
  'فلتر',
  'القمامة',
  'ودجت',
  '{{',
  '[object',
  'احترم معنى',
]

/** Names of techniques and firms that Arabic writes as they are. */
const keptNames = new RegExp(
  [
    // The longer name first: what is left of it would be read as a word.
    'utm_\\w+',
    'SMTP_URL',
    'BACKUP_TARGET',
    'BACKUP_KEY',
    // As they stand on keyboards.
    'Ctrl',
    'Enter',
    'Shift',
    'MAIL_FROM',
    'BOUNCE_ADDRESS',
    'MAIL_REPORTS_KEY',
    'ALARM_URL',
    'alt+T',
    'WhatsApp',
    'Google',
    'Meta',
    'LinkedIn',
    'TikTok',
    'Snapchat',
    'UTM',
    'QR',
    'CSV',
    'XLSX',
    'JSON',
    'PDF',
    'ZIP',
    'PNG',
    'SVG',
    'SEO',
    'HTTPS?',
    'URL',
    'HMAC',
    'SHA-256',
    'GCLID',
    '\\.eml\\b',
    '\\bSA\\b',
    '\\bDE\\b',
    '\\bdate\\b',
    '\\bcost\\b',
    '\\bcurrency\\b',
    'Slack',
    'Teams',
    'Excel',
    'E\\.164',
    'ISO',
    'Ads',
    'vCard',
    'iCal',
    'API',
    'AR',
    'EN',
  ].join('|'),
  'gi',
)

/** @returns one line for each finding, with where it stands. */
export async function wordsSeen(page: Page): Promise<string[]> {
  const said = await page.evaluate(readWords)
  return said.flatMap(({ words, place }) => {
    // Editors are told what they may write between braces.
    const read = words.startsWith('ما بين القوسين') ? words.replaceAll(/\{\{\w+\}\}/g, '') : words
    const wrong = wrongWords.find((one) => read.includes(one))
    if (wrong) return [`wrong «${wrong}»: ${words} @ ${place}`]
    const rest = read
      .replace(/\S+@\S+|https?:\/\/\S+|\/[\w./-]+|[\w-]+\.[a-z]{2,5}\b|\{\w+\}/g, '')
      .replace(keptNames, '')
    return /[A-Za-z]{2,}/.test(rest) ? [`English: ${words} @ ${place}`] : []
  })
}

/** Everything that the admin itself says: not what people wrote, which stands in fields, cells and titles. */
function readWords(): { words: string; place: string }[] {
  const written = [
    'script',
    'style',
    'noscript',
    'td',
    'textarea',
    'code',
    'pre',
    'bdi',
    'time',
    'svg',
    '[contenteditable]',
    '.rs__control',
    '.doc-header__title',
    '.step-nav',
    '.row-label',
    '.upload-relationship-details__imageAndDetails',
    '.file-meta',
    '.thumbnail',
    '[lang=en]',
    '.nav__log-out',
    '.collapsible__header-wrap',
    'option',
    '[data-own-words]',
    '.file-details',
    'next-route-announcer',
    '.live-preview-window',
    '.LexicalEditorTheme__block',
    '.pill__label',
  ].join(',')
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
  }
  const placeOf = (element: Element) =>
    [element.parentElement, element]
      .map((one) => `${one?.tagName.toLowerCase()}.${String(one?.getAttribute('class') ?? '')}`)
      .join(' > ')
      .slice(0, 120)
  const found = [{ words: document.title, place: 'title' }]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const words = texts.currentNode.nodeValue?.trim()
    if (!element || !words || element.closest(written) || !seen(element)) continue
    found.push({ words, place: placeOf(element) })
  }
  // A title that repeats what somebody wrote or chose is theirs, too.
  const repeated = `${written}, .value-container, .relationship--single-value, .multi-value`
  for (const element of document.querySelectorAll('[aria-label],[title],[placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const words = element.getAttribute(name)?.trim()
      if (name === 'title' && element.closest(repeated)) continue
      if (words && !element.closest('td,bdi,[contenteditable],[data-own-words]') && seen(element))
        found.push({ words, place: `${placeOf(element)} [${name}]` })
    }
  return found
}

/** Controls that a reader of the screen would hear without a name. */
export const unnamedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'button, a[href], [role=button], input:not([type=hidden]), select, textarea'
    return [...document.querySelectorAll(controls)]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        if (width === 0 || height === 0 || one.closest('[aria-hidden=true]')) return false
        const labels = (one as HTMLInputElement).labels?.length ?? 0
        const names = ['aria-label', 'aria-labelledby', 'title', 'alt']
        const isNamed = names.some((name) => one.getAttribute(name)?.trim())
        const inner = one.querySelector('[aria-label], title, img[alt]:not([alt=""])')
        const text = one.matches('input, select, textarea') ? '' : one.textContent?.trim()
        return !(labels || isNamed || inner || text)
      })
      .map((one) => one.outerHTML.slice(0, 160))
  })
