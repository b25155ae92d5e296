import { describe, expect, it } from 'vitest'
import { imageAddress } from './image-address.ts'
import { pictureAttributes } from './picture-attributes.ts'

const cover = { url: '/media/cover.avif', width: 1600, height: 900, mimeType: 'image/avif' }
const hosts = ['cdn.example']

describe('pictureAttributes', () => {
  it('offers widths up to the original and keeps its place', () => {
    const attributes = pictureAttributes(cover, { sizes: 'xs:100vw sm:50vw lg:33vw xl:512px' }, [])
    expect(attributes).toMatchObject({
      src: '/_ipx/f_webp&q_80&w_1024/media/cover.avif',
      sizes:
        '(max-width: 640px) calc(100vw - 2.5rem), (max-width: 1024px) 50vw, (max-width: 1280px) 33vw, 512px',
      width: 1600,
      height: 900,
    })
    expect(attributes.srcSet?.split(', ')[0]).toBe('/_ipx/f_webp&q_80&w_320/media/cover.avif 320w')
  })

  it('knows the gutters of the page, but not around what reaches its edges', () => {
    const wide = 'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw'
    expect(pictureAttributes(cover, { sizes: wide }, []).sizes).not.toContain('calc')
    expect(pictureAttributes(cover, {}, []).sizes).toBe(
      '(max-width: 640px) calc(100vw - 2.5rem), (max-width: 768px) calc(100vw - 2.5rem), 768px',
    )
  })

  it('never promises more pixels than the original has', () => {
    const small = { ...cover, width: 500, height: 300 }
    const { srcSet, src } = pictureAttributes(small, { sizes: 'xs:100vw sm:100vw md:768px' }, [])
    expect(srcSet).toBe(
      '/_ipx/f_webp&q_80&w_320/media/cover.avif 320w, /_ipx/f_webp&q_80&w_640/media/cover.avif 500w',
    )
    expect(src).toBe('/_ipx/f_webp&q_80&w_640/media/cover.avif')
  })

  it('cuts to a box at both densities', () => {
    expect(pictureAttributes(cover, { box: '96x96' }, [])).toEqual({
      src: '/_ipx/f_webp&q_80&s_96x96/media/cover.avif',
      srcSet:
        '/_ipx/f_webp&q_80&s_96x96/media/cover.avif 1x, /_ipx/f_webp&q_80&s_192x192/media/cover.avif 2x',
      width: 96,
      height: 96,
    })
    expect(pictureAttributes(cover, { box: '200' }, [])).toMatchObject({ width: 200, height: 113 })
  })

  it('leaves alone what the endpoint would not read, and what would lose by it', () => {
    for (const [url, mimeType] of [
      ['https://other.example/a.png', 'image/png'],
      ['https://img.cdn.example/a.png', 'image/png'],
      ['data:image/png;base64,AAAA', 'image/png'],
      ['//cdn.example/a.png', 'image/png'],
      ['', 'image/png'],
      ['/media/move.gif', 'image/gif'],
      ['/logo.svg', 'image/svg+xml'],
    ] as const) {
      const { src, srcSet } = pictureAttributes({ ...cover, url, mimeType }, {}, hosts)
      expect([src, srcSet]).toEqual([url, undefined])
    }
  })

  it('reads pictures of allowed hosts through the endpoint, whatever their port', () => {
    const url = 'https://cdn.example:8443/a.png'
    expect(pictureAttributes({ ...cover, url }, {}, hosts).src).toContain(`/${url}`)
  })
})

describe('imageAddress', () => {
  it('writes one side or both', () => {
    expect(imageAddress('/a.png', { width: 1 })).toBe('/_ipx/f_webp&q_80&w_1/a.png')
    expect(imageAddress('/a.png', { height: 1 })).toBe('/_ipx/f_webp&q_80&h_1/a.png')
    expect(imageAddress('/a.png', { width: 1, height: 2 }, { format: 'avif', quality: 50 })).toBe(
      '/_ipx/f_avif&q_50&s_1x2/a.png',
    )
  })

  it('encodes Arabic, and addresses that have a query', () => {
    expect(imageAddress('/صورة.png', {})).toBe(`/_ipx/f_webp&q_80/${encodeURI('صورة.png')}`)
    expect(imageAddress(`/${encodeURI('صورة.png')}`, {})).toContain(encodeURI('صورة.png'))
    const remote = 'https://cdn.example/a,b.png?x=1'
    expect(imageAddress(remote, {})).toBe(`/_ipx/f_webp&q_80/${encodeURIComponent(remote)}`)
  })
})
