import { describe, expect, it } from 'vitest'
import { checkFrame, framePage, frameSource, isVideo, readFrame } from './frames.ts'

const pasted = {
  'https://www.youtube.com/watch?v=pg1NpMmPv48&t=12s': ['youtube', 'pg1NpMmPv48'],
  'https://youtu.be/pg1NpMmPv48?si=x': ['youtube', 'pg1NpMmPv48'],
  'https://www.youtube.com/shorts/pg1NpMmPv48': ['youtube', 'pg1NpMmPv48'],
  'https://vimeo.com/76979871': ['vimeo', '76979871'],
  'https://player.vimeo.com/video/76979871': ['vimeo', '76979871'],
  'https://codepen.io/someone/pen/abcDEF': ['codepen', 'someone.abcDEF'],
  'https://www.figma.com/design/AbCdEf123456/Name?node-id=1': ['figma', 'design.AbCdEf123456'],
  'https://open.spotify.com/intl-ar/episode/0123456789ABCDEFGHIJkl': [
    'spotify',
    'episode.0123456789ABCDEFGHIJkl',
  ],
  'https://www.openstreetmap.org/#map=16/24.6912/46.6851': ['openstreetmap', '16,24.6912,46.6851'],
}

describe('an address that an editor pastes', () => {
  it.each(Object.entries(pasted))('%s is known by its service and id', (address, [service, id]) => {
    expect(readFrame(address)).toEqual({ service, id })
    expect(checkFrame(service ?? '', id ?? '')).toEqual({ service, id })
  })

  it('is nothing from anywhere else, nor dressed up as one of the list', () => {
    for (const address of [
      '',
      'javascript:alert(1)',
      'http://youtu.be/pg1NpMmPv48',
      'https://youtube.com.evil.example/watch?v=pg1NpMmPv48',
      'https://evil@youtu.be/pg1NpMmPv48',
      'https://youtu.be:444/pg1NpMmPv48',
      'https://www.youtube.com/watch?v=%22onload=x',
      'https://vimeo.com/76979871/../x',
      'https://evil.example/?https://vimeo.com/76979871',
    ])
      expect(readFrame(address), address).toBeUndefined()
  })
})

describe('what stands in a frame', () => {
  it('is https, on a host of the list, and the same place as its page', () => {
    for (const address of Object.keys(pasted)) {
      const frame = readFrame(address)
      if (!frame) throw new Error(address)
      expect(frameSource(frame)).toMatch(
        /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com|codepen\.io|embed\.figma\.com|open\.spotify\.com|www\.openstreetmap\.org)\//,
      )
      expect(readFrame(framePage(frame))).toEqual(frame)
    }
  })

  it('knows a video from everything else', () => {
    expect(isVideo({ service: 'vimeo', id: '76979871' })).toBe(true)
    expect(isVideo({ service: 'figma', id: 'design.AbCdEf123456' })).toBe(false)
  })

  it('is nothing for a name or an id that is not on the list', () => {
    for (const [service, id] of [
      ['youtube', '../../x'],
      ['constructor', 'x'],
      ['nowhere', 'pg1NpMmPv48'],
    ])
      expect(checkFrame(service ?? '', id ?? '')).toBeUndefined()
  })
})
