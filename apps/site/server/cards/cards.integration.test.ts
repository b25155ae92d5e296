import { describe, expect, it } from 'vitest'
import { sampleData } from '../../test/sample-content.ts'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

withTestSite((running) => {
  ;({ studio, site } = running)
})

describe('a card as a contact', () => {
  it.each(['/card/salma.vcf', '/ar/card/salma.vcf', '/en/card/salma.vcf'])(
    'is handed out under %s, as a file with the name of the person',
    async (path) => {
      const { status, headers, body } = await site.get(path)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/vcard; charset=utf-8')
      expect(headers['content-disposition']).toBe(
        `inline; filename="salma.vcf"; filename*=UTF-8''${encodeURIComponent('سلمى الهاشمي')}.vcf`,
      )
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(body).toContain('VERSION:3.0\r\n')
      expect(body).toContain('FN:سلمى الهاشمي\r\n')
      expect(body).toContain(
        `URL:https://birkar.example${path.startsWith('/en') ? '/en' : ''}/card/salma`,
      )
    },
  )

  it('is there in 4.0, too', async () => {
    expect((await site.get('/card/salma.vcf?v=4')).body).toContain('VERSION:4.0\r\n')
  })

  it('has its button on the card, without script', async () => {
    expect((await site.get('/en/card/salma')).body).toContain('href="/en/card/salma.vcf"')
  })

  it('is a page not found where nobody has that card', async () => {
    for (const id of ['nobody', 'nobody.vcf']) studio.publish(`cards/${id}`, null, [])
    const { status, headers } = await site.get('/card/nobody.vcf')
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
  })

  it.each(['left', 'paused'] as const)('is not handed out when %s, but says so', async (state) => {
    studio.publish(`cards/${state}`, { ...(sampleData('card') as object), id: state, state }, [])
    const { status, headers } = await site.get(`/en/card/${state}.vcf`)
    expect({ status, location: headers.location }).toEqual({
      status: 302,
      location: `/en/card/${state}`,
    })
  })
})
