/**
 * Text that no spreadsheet takes for a formula (TRUST 1.2.10). Source: OWASP, CSV injection. The signs
 * count after spaces, invisible marks and direction marks too, and in the wide and small forms that
 * input methods write.
 */
const signs = String.raw`=+\-@＝＋－＠﹦﹢﹣﹫`
const atStart = new RegExp(String.raw`^(?:[\t\r\n\0]|[\s\p{C}]*[${signs}])`, 'u')
// Where a list is parted by semicolons, as Excel does in most Arab countries, quotes in the middle of a
// line protect nothing: a cell may begin after each of these.
const inside = new RegExp(String.raw`(?<=[;\t\r\n])(?=[\s\p{C}"]*[${signs}])`, 'gu')

/** With an apostrophe before each place at which a formula could begin. */
export function defused(text: string): string {
  const parted = text.replace(inside, "'")
  return atStart.test(text) ? `'${parted}` : parted
}

/** Whether a cell would be taken for a formula as it is. */
export const isRisky = (text: string): boolean => atStart.test(text)
