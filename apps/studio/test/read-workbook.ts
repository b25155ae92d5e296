/** Reads a workbook as a program would: the archive by its directory, its parts by a real XML parser. */
import { crc32, inflateRawSync } from 'node:zlib'
import { findAll, readXml, type XmlElement } from '@wajiha/contract/test/read-xml'

/** Files by their names. @throws where a checksum is wrong. */
export function readArchive(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = zip.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('No line of a directory')
    if ((zip.readUInt16LE(at + 8) & 0x0800) === 0) throw new Error('A name that is not UTF-8')
    const [crc, packed, size] = [16, 20, 24].map((place) => zip.readUInt32LE(at + place))
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const offset = zip.readUInt32LE(at + 42)
    const begin = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const bytes = inflateRawSync(zip.subarray(begin, begin + (packed ?? 0)))
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error('A damaged file')
    files.set(zip.toString('utf8', at + 46, at + 46 + (name ?? 0)), bytes)
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

export type WorkbookCell = { at: string; type: string | undefined; style: number; text: string }
export type Workbook = {
  rows: WorkbookCell[][]
  isRightToLeft: boolean
  sheet: XmlElement
  /** Places of styles with Excel's own apostrophe. */
  quoted: number[]
}

export function readWorkbook(zip: Buffer): Workbook {
  const files = readArchive(zip)
  const part = (name: string) => readXml(files.get(name)?.toString() ?? '')
  for (const name of files.keys()) part(name)
  const sheet = part('xl/worksheets/sheet1.xml')
  const [view] = findAll(sheet, 'sheetView')
  const [formats] = findAll(part('xl/styles.xml'), 'cellXfs')
  return {
    sheet,
    isRightToLeft: view?.attributes.rightToLeft === '1',
    quoted: (formats?.children ?? []).flatMap(({ attributes }, index) =>
      attributes.quotePrefix === '1' ? [index] : [],
    ),
    rows: findAll(sheet, 'row').map(({ children }) => children.map(cellOf)),
  }
}

function cellOf(cell: XmlElement): WorkbookCell {
  const { r = '', t, s = '0' } = cell.attributes
  const words = [...findAll(cell, 't'), ...findAll(cell, 'v')]
  const text = words.map((one) => one.text).join('')
  return { at: r, type: t, style: Number(s), text: text.replaceAll('_x005F_', '_') }
}
