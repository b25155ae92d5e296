/** The plain part of a mail that came as HTML alone: a line for each paragraph, with its addresses as they stand. */
export const plainPart = (html: string): string =>
  html
    .replaceAll(/<\/p>|<br\s*\/?>|<hr\s*\/?>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|#38);/g, '&')
    .replaceAll(/[ \t]*\n[ \t\n]*\n/g, '\n\n')
    .trim()
