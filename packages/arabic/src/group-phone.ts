/** `+966115550142` → `+966 11 555 0142`, in groups that a person can read. Unknown countries stay in one piece. */
export function groupPhone(e164: string): string {
  for (const form of forms) {
    const [, ...groups] = form.exec(e164) ?? []
    if (groups.length > 0) return `+${groups.join(' ')}`
  }
  return e164
}

/** Country, area or carrier, and the rest in two, as each country's numbering plan writes them. */
const forms = [
  /^\+(966|971|20|44)(5\d|1\d|\d)(\d{2,4})(\d{4})$/,
  /^\+(1)([2-9]\d\d)(\d{3})(\d{4})$/,
]
