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

/** The types of a recording that pages play, each with its extension: every browser of the floor plays both. */
export const recordingTypes: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** A name under which the studio keeps a recording: `<uuid>.mp4`. */
export const recordingName = /^[\w-]{1,100}\.(?:mp4|webm)$/
/** A name under which the studio keeps a file to take home: `<uuid>.pdf`. */
export const downloadName = /^[\w-]{1,100}\.(?:pdf|zip|epub|docx|xlsx|pptx|csv)$/
