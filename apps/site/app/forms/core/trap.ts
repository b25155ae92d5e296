/** The field no person fills: unseen, untouched by password managers, out of the tab order. */
export const trapName = 'reference_note'
