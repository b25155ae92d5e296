/**
 * What Turbopack runs over the modules that name the browser's parts of Payload's editor: they name ours instead, which
 * brings those parts when a text is shown (`next.config.mts`).
 * @this {{ getOptions(): { from: string, to: string }, resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function askForEditor(source) {
  const { from, to } = this.getOptions()
  if (!source.includes(from))
    throw new Error(
      `${this.resourcePath} no longer names “${from}”; see apps/studio/next.config.mts.`,
    )
  return source.replaceAll(from, to)
}
