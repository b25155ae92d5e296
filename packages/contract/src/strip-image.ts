/**
 * Pictures without what a camera wrote into them: place, device, time, thumbnails, comments (JOB-07). The
 * picture itself is not touched: segments are left out, and only the way up is written anew.
 */

/** @returns the picture without its metadata; nothing when the bytes are not the picture they begin as. */
export function stripImage(bytes: Buffer, type: 'png' | 'jpg'): Buffer | undefined {
  return type === 'png' ? stripPng(bytes) : stripJpeg(bytes)
}

/** Chunks that change how a picture looks; whatever follows the last one is no part of it. */
const drawn = new Set('IHDR PLTE tRNS gAMA cHRM sRGB iCCP sBIT cICP bKGD pHYs IDAT IEND'.split(' '))

/** Source: PNG, third edition, section 5: signature, then length, type, data and check of each chunk. */
function stripPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (at === 8 && type !== 'IHDR') return undefined
    if (drawn.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0, exif: 0xe1 }
/** Kept beside the frames: JFIF, colour profiles, and how Adobe's colours are meant. */
const keptApps = new Set([0xe0, 0xe2, 0xee])

/** Source: ITU-T T.81, annex B: a marker, and for most the length of their segment. */
function stripJpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)]
  let turned: number | undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const kind = bytes[at + 1] as number
    if (kind === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    const segment = bytes.subarray(at, end)
    if (kind === marker.exif) turned ??= orientationOf(segment)
    if (isKept(kind, segment)) kept.push(segment)
    at = end
    if (kind !== marker.scan) continue
    at = endOfScan(bytes, at)
    kept.push(bytes.subarray(end, at))
    if (bytes[at + 1] === marker.end) return joined(kept, turned)
  }
  return undefined
}

function isKept(kind: number, segment: Buffer): boolean {
  if (kind === marker.comment) return false
  if (kind < marker.app0 || kind > 0xef) return true
  // The second app holds colour profiles, and also more pictures of the same moment.
  const isProfile = kind !== 0xe2 || segment.toString('latin1', 4, 15) === 'ICC_PROFILE'
  return keptApps.has(kind) && isProfile
}

/** Where the next marker stands after the bytes of a scan; zeros and restarts belong to them. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const ending = Buffer.from([0xff, marker.end])

/** The way up, 2 to 8, comes first: it is all that is told of the camera. */
function joined([start = Buffer.alloc(0), ...rest]: Buffer[], turned: number | undefined): Buffer {
  const isTurned = turned !== undefined && turned > 1 && turned <= 8
  return Buffer.concat([start, ...(isTurned ? [wayUp(turned)] : []), ...rest, ending])
}

/** An Exif segment of one entry. Source: Exif 2.32, section 4.6; tag 0x0112 is the orientation. */
function wayUp(turned: number): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex')
  tiff.writeUInt16BE(turned, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, marker.exif, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** @returns nothing for what is no Exif, or says nothing of it. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined
  const tiff = segment.subarray(10)
  if (tiff.length < 14) return undefined
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  for (let entry = 0; entry < two(first); entry += 1) {
    const at = first + 2 + 12 * entry
    if (at + 12 > tiff.length) return undefined
    if (two(at) === 0x0112) return two(at + 8)
  }
  return undefined
}
