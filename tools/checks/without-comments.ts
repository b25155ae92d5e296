/**
 * A source as it runs, line for line: `//` counts where a line begins or a space stands before it, so
 * addresses stay.
 */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, ''),
  )
