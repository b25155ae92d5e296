import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { safeNames } from './safe-names.ts'
import { writeZip, zipOf } from './write-zip.ts'

const files = [
  {
    name: 'بيانات.json',
    bytes: Buffer.from('{"الاسم":"سارة"}'),
    at: new Date('2026-11-21T10:00:00Z'),
  },
  { name: 'files/cv.pdf', bytes: Buffer.alloc(200_000, 7) },
  { name: 'empty.txt', bytes: Buffer.alloc(0) },
]

/** Reads an archive by its directory, as programs do. */
function readZip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = zip.readUInt32LE(end + 16)
  const found: Record<string, Buffer> = {}
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const offset = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const begin = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    found[name] = inflateRawSync(zip.subarray(begin, begin + packed))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return found
}

describe('a ZIP archive', () => {
  it('a ZIP archive holds every file as it was, under its own name', async () => {
    const found = readZip(await zipOf(files))
    expect(Object.keys(found)).toEqual(files.map(({ name }) => name))
    for (const { name, bytes } of files) expect(found[name]?.equals(bytes), name).toBe(true)
  })

  it('a ZIP archive is an archive to another program, checksums included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'))
    writeFileSync(join(folder, 'a.zip'), await zipOf(files))
    const read = `import zipfile,sys
z=zipfile.ZipFile(sys.argv[1]); print(z.testzip()); z.extractall(sys.argv[2])`
    const { stdout, error } = spawnSync('python3', ['-c', read, join(folder, 'a.zip'), folder])
    // Where there is no Python, the reader above has to do.
    if (!error) {
      expect(stdout.toString().trim()).toBe('None')
      expect(readFileSync(join(folder, 'files/cv.pdf'))).toHaveLength(200_000)
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('a ZIP archive is packed: two hundred thousand bytes that are alike take few', async () => {
    expect((await zipOf(files)).length).toBeLessThan(2_000)
  })

  it('a ZIP archive fails with whatever fails while it is written, and ends the file whose reader has gone', async () => {
    let isOpen = true
    async function* endless() {
      try {
        for (;;) yield randomBytes(100_000)
      } finally {
        isOpen = false
      }
    }
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(10)
      throw new Error('the disk is gone')
    }
    await expect(zipOf([{ name: 'a', bytes: broken() }])).rejects.toThrow('the disk is gone')
    for await (const part of writeZip([{ name: 'a', bytes: endless() }]))
      if (part.length > 1_000) break
    await vi.waitFor(() => expect(isOpen).toBe(false))
  })

  it('a ZIP archive lets no name out of its folder, and no two be the same', () => {
    const nameOf = safeNames()
    expect(nameOf('../../etc/passwd')).toBe('etc/passwd')
    expect(nameOf('C:\\windows\\a.exe')).toBe('Cwindowsa.exe')
    expect(nameOf('/abs/\u202egpj.exe')).toBe('abs/gpj.exe')
    expect(nameOf('...')).toBe('file')
    expect(nameOf('سيرة.pdf')).toBe('سيرة.pdf')
    expect(nameOf('سيرة.pdf')).toBe('سيرة (2).pdf')
  })
})
