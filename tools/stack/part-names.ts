/** What may run by itself, under a service manager of its own. */
export const partNames = ['database', 'studio', 'site'] as const

export type PartName = (typeof partNames)[number]
