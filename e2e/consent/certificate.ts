/**
 * A certificate made on the spot, for a host that only tests believe in: X.509 version 3, signed by
 * its own P-256 key, written in DER by hand (RFC 5280).
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** @returns key and certificate in PEM, good for a day. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(host)))))
  const day = 24 * 60 * 60_000
  const validity = sequence(time(Date.now() - day), time(Date.now() + day))
  const alternative = sequence(
    objectId('551d11'),
    der(0x04, sequence(der(0x82, Buffer.from(host)))),
  )
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternative)),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const integer = (bytes: Buffer) => der(0x02, bytes)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
/** UTCTime: `261121120000Z`. */
const time = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
