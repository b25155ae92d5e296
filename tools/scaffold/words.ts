/** One name in the spellings that the house uses. */
export type Name = { kebab: string; camel: string; pascal: string; spaced: string }

/** @returns `undefined` unless the name is words in small Latin letters joined by hyphens. */
export function readName(text: string): Name | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return undefined
  const pascal = text.split('-').map(capitalise).join('')
  return {
    kebab: text,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    spaced: capitalise(text.replaceAll('-', ' ')),
  }
}

function capitalise(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
