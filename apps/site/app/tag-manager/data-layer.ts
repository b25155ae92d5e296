/**
 * The data layer (ATTR-11): what the tag manager hears of a visit. Each entry says the version of
 * this contract; `docs/how-to/use-a-tag-manager.md` is its description. No name, number, address or
 * word that a visitor typed ever stands in it.
 */

/** Raised when an event or a field changes its meaning or leaves. */
const contractVersion = 1

export type DataLayerEvent =
  | { event: 'page_view'; locale: string; dir: string; template: string; entity?: string }
  | { event: 'language_change'; from: string; to: string }
  | { event: 'cta_click'; target: string; place: Place }
  | { event: 'phone_click' | 'whatsapp_click'; place: Place }
  | { event: 'form_start'; form: string }
  | { event: 'form_error'; form: string; codes: string[] }
  | { event: 'card_save'; place: Place }
  | { event: 'file_download'; file: string; place: Place }
  | { event: 'newsletter_confirmed' }

/** Where on the page something was pressed. */
export type Place = 'header' | 'main' | 'footer' | 'other'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

const layer = (): object[] => {
  window.dataLayer ??= []
  return window.dataLayer
}

export const pushToDataLayer = (event: DataLayerEvent): void =>
  void layer().push({ ...event, contract_version: contractVersion })

/** Says when the tag manager began; the name and shape are its own. */
export const tellStart = (): void => void layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })

/** A command of consent mode, which must be an `arguments` object and no array. */
export function tellConsent(
  _command: 'consent',
  _when: 'default' | 'update',
  _signals: object,
): void {
  // biome-ignore lint/complexity/noArguments: consent mode reads nothing else
  layer().push(arguments)
}
