/** Reads CSV by RFC 4180, sign by sign, knowing nothing of how ours is written. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ',') endCell()
    else if (sign === '\r' && text[at + 1] === '\n') {
      endCell()
      rows.push([])
      at += 1
    } else if (sign === '\r' || sign === '\n' || sign === '"')
      throw new Error(`A bare ${JSON.stringify(sign)} at ${at}`)
    else cell += sign
  }
  if (cell !== '' || isQuoted || rows.at(-1)?.length) throw new Error('The last line has no end')
  return rows.slice(0, -1)
}
