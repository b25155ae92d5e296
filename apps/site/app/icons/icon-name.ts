/** Names of icons: `prefix:name`, each of lower-case letters, digits and single hyphens. */

export type IconName = `${string}:${string}`

const part = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const isIconPart = (text: string): boolean => part.test(text)

/** Both parts of a name; `undefined` for what can be no name, and is never asked for. */
export function readIconName(name: string): { prefix: string; icon: string } | undefined {
  const [prefix = '', icon = '', ...more] = name.split(':')
  return more.length === 0 && isIconPart(prefix) && isIconPart(icon) ? { prefix, icon } : undefined
}
