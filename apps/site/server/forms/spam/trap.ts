/** Fields that no form shows to a person; password managers leave them alone too. */
const traps = ['reference_note', 'website', 'url', 'homepage']

export const isTrapped = (input: Record<string, unknown>): boolean =>
  traps.some((name) => {
    const value = Object.hasOwn(input, name) ? input[name] : undefined
    return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
  })
