import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImageSite, startImageSite } from '../../test/start-image-site.ts'

let site: ImageSite

beforeAll(async () => {
  site = await startImageSite({ remote: { hosts: ['cdn.example', '127.0.0.1', 'localhost'] } })
})
afterAll(() => site.remove())

describe('the image endpoint refuses', () => {
  it.each([
    ['/_ipx/', 400, 'IPX_MISSING_MODIFIERS'],
    ['/_ipx//a.png', 400, 'IPX_MISSING_MODIFIERS'],
    ['/_ipx/_', 400, 'IPX_MISSING_ID'],
    ['/_ipx/_/', 400, 'IPX_MISSING_ID'],
    ['/_ipx/_/none.png', 404, 'IPX_FILE_NOT_FOUND'],
    ['/_ipx/_/inner', 404, 'IPX_FILE_NOT_FOUND'],
    ['/_ipx/_/link.png', 404, 'IPX_FILE_NOT_FOUND'],
    ['/_ipx/_/media/none.exe', 404, 'IPX_FILE_NOT_FOUND'],
    ['/_ipx/_/../public-drafts/secret.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/..%2fpublic-drafts%2fsecret.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/inner/%2e%2e/a.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/w_320/../../../etc/passwd', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a%22.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a*.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a:b.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a%3Cb.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a%3Eb.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a%3Fb.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a.png?b', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/a%7Cb.png', 403, 'IPX_FORBIDDEN_PATH'],
    ['/_ipx/_/https://evil.example/a.png', 403, 'IPX_FORBIDDEN_HOST'],
    ['/_ipx/_/https://img.cdn.example/a.png', 403, 'IPX_FORBIDDEN_HOST'],
    ['/_ipx/w_320/http://169.254.169.254/latest', 403, 'IPX_FORBIDDEN_HOST'],
    ['/_ipx/w_320/http://127.0.0.1:22/', 403, 'IPX_FORBIDDEN_HOST'],
    ['/_ipx/w_320/http:%2f%2flocalhost:22%2f', 403, 'IPX_FORBIDDEN_HOST'],
    ['/_ipx/w_320/http://2130706433:22/', 403, 'IPX_FORBIDDEN_HOST'],
    ['/_ipx/w_320/http://[::ffff:127.0.0.1]:22/', 403, 'IPX_FORBIDDEN_HOST'],
    ['/_ipx/_/broken.png', 400, 'IPX_INVALID_IMAGE'],
    ['/_ipx/_/words.txt', 400, 'IPX_INVALID_IMAGE'],
    ['/_ipx/w_99999,h_99999,enlarge/a.png', 400, 'IPX_INVALID_MODIFIER'],
    ['/_ipx/enlarge,s_8000x8000,f_avif/a.png', 400, 'IPX_INVALID_MODIFIER'],
    ['/_ipx/w_abc/a.png', 400, 'IPX_INVALID_MODIFIER'],
    ['/_ipx/w_-200/a.png', 400, 'IPX_INVALID_MODIFIER'],
    ['/_ipx/fit_stretch&s_100x100/a.png', 400, 'IPX_INVALID_MODIFIER'],
    ['/_ipx/q_0/a.png', 400, 'IPX_INVALID_MODIFIER'],
    ['/_ipx/q_101/a.png', 400, 'IPX_INVALID_MODIFIER'],
  ])('%s with %i %s', async (path, status, code) => {
    const { headers, body, ...reply } = await site.get(path)
    expect(reply.status).toBe(status)
    expect(headers['content-type']).toContain('application/json')
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
    const { error } = JSON.parse(body.toString()) as { error: { message: string } }
    expect(error.message.startsWith(`[${status}] [${code}] `), error.message).toBe(true)
  })

  it('a picture of more pixels than fit', async () => {
    const { default: sharp } = await import('sharp')
    const { writeFile } = await import('node:fs/promises')
    const huge = { width: 8_000, height: 8_000, channels: 3, background: '#fff' } as const
    await writeFile(
      `${site.folder}/public/huge.png`,
      await sharp({ create: huge }).png({ compressionLevel: 9 }).toBuffer(),
    )
    expect((await site.get('/_ipx/w_320/huge.png')).status).toBe(400)
  })
})
