import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ImageHostsProvider } from './image-hosts.ts'
import { Picture } from './picture.tsx'

const image = {
  url: '/media/cover.avif',
  width: 1600,
  height: 900,
  alt: 'بركار',
  mimeType: 'image/avif',
}

describe('Picture', () => {
  it('keeps its place, loads when it is near, and says what it shows', () => {
    const html = renderToStaticMarkup(<Picture image={image} />)
    expect(html).toContain('width="1600" height="900"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('decoding="async"')
    expect(html).toContain('alt="بركار"')
    expect(html).not.toContain('style=')
  })

  it('comes first where the first screen is about it', () => {
    const html = renderToStaticMarkup(<Picture image={image} alt="" priority />)
    expect(html).toContain('fetchPriority="high"')
    expect(html).toContain('decoding="sync"')
    expect(html).not.toContain('loading=')
    expect(html).toContain('alt=""')
  })

  it('comes at once, behind what is larger, where it is a small part of the first screen', () => {
    const html = renderToStaticMarkup(<Picture image={image} box="96x96" eager />)
    expect(html).toContain('fetchPriority="low"')
    expect(html).not.toContain('loading=')
  })

  it('has no ground where it may be transparent', () => {
    const png = { ...image, url: '/media/logo.png', mimeType: 'image/png' }
    expect(renderToStaticMarkup(<Picture image={png} />)).not.toContain('class=')
    expect(renderToStaticMarkup(<Picture image={image} className="x" />)).toMatch(/class="\S+ x"/)
  })

  it('says what must be seen of it where a layout cuts it, and cuts around it on the server', () => {
    const focused = { ...image, focus: { x: 20, y: 98 } }
    const html = renderToStaticMarkup(<Picture image={focused} box="96x96" />)
    expect(html).toMatch(/class="[^"]*_x2_[^"]*_y10_/)
    expect(html).toContain('s_96x96&amp;p_14/media/cover.avif')
    expect(html).not.toContain('style=')
    const whole = renderToStaticMarkup(<Picture image={focused} />)
    expect(whole).toContain('w_640/media/cover.avif')
  })

  it('leaves pictures of unknown hosts alone', () => {
    const remote = { ...image, url: 'https://cdn.example/a.jpg', mimeType: 'image/jpeg' }
    const alone = renderToStaticMarkup(<Picture image={remote} />)
    expect(alone).toContain('src="https://cdn.example/a.jpg"')
    expect(alone).not.toContain('srcSet')
    const known = renderToStaticMarkup(
      <ImageHostsProvider value={['cdn.example']}>
        <Picture image={remote} />
      </ImageHostsProvider>,
    )
    expect(known).toContain('w_640/https://cdn.example/a.jpg 640w')
  })
})
