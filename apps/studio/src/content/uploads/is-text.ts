/** Where a paste is part of writing. */
export const isText = (target: Element): boolean =>
  Boolean(target.closest('[contenteditable=true], input:not([type=file]), textarea'))
