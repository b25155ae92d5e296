/** Files that readers take home. */

/** The types a file may have, each with its extension; all are safe to hand out as attachments. */
export const downloadTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/epub+zip': 'epub',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/csv': 'csv',
}

/** A name under which the studio keeps one: `<uuid>.pdf`. */
export const downloadName = /^[\w-]{1,100}\.(?:pdf|zip|epub|docx|xlsx|pptx|csv)$/
