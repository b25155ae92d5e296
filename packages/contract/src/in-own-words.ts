/** The agency's own wording in the place of what is built in. It weighs next to nothing: browsers use it, too. */

/** A sentence, or the forms of a counted phrase: `{ one: 'مقالة واحدة', …, other: '{count} مقالة' }`. */
export type Message = string | Readonly<Record<string, string>>

/** By group and key: `forms.submit`, `general.errorPage.error`. */
export type OwnWords = Readonly<Record<string, Message>>

/** A group's words with the agency's own in their places; what was not reworded stays as it is built in. */
export function inOwnWords<Words extends Readonly<Record<string, Message>>>(
  group: string,
  built: Words,
  own: OwnWords | undefined,
): Words {
  if (!own) return built
  const said = Object.entries(built).map(([key, message]) => [
    key,
    own[`${group}.${key}`] ?? message,
  ])
  return Object.fromEntries(said) as Words
}
