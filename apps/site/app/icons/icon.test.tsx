import type { IconifyJSON } from '@iconify/types'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDrawWithIcons, drawWithIcons } from './draw-with-icons.server.ts'
import { Icon } from './icon.tsx'
import { createIconStore } from './icon-store.ts'

afterEach(() => void vi.restoreAllMocks())

describe('an icon on the server', () => {
  it('is drawn into the page, as large as the words and hidden from readers', async () => {
    const html = await drawWithIcons(() => renderToString(<Icon name="agency:nuqta" />))
    expect(html).toContain('<svg data-icon="agency:nuqta" viewBox="0 0 16 16"')
    expect(html).toContain('width="1em" height="1em" aria-hidden="true"')
    expect(html).toContain('d="m8 2 6 6-6 6-6-6z"')
  })

  it('comes from the pinned set as well, and is drawn at once the next time', async () => {
    const draw = vi.fn(() => renderToString(<Icon name="charm:copy" />))
    expect(await drawWithIcons(draw)).toContain('<path fill="none" stroke="currentColor"')
    expect(draw).toHaveBeenCalledTimes(2)
    await drawWithIcons(draw)
    expect(draw).toHaveBeenCalledTimes(3)
  })

  it('is waited for by each of the pages that are drawn at the same time', async () => {
    const draw = async () => renderToString(<Icon name="agency:ruler" />)
    for (const html of await Promise.all([drawWithIcons(draw), drawWithIcons(draw)]))
      expect(html).toContain('<path')
  })

  it('that no set has is warned of, and the page is drawn without it', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const html = await drawWithIcons(() => renderToString(<Icon name="charm:no-such" />))
    expect(html).toContain('data-icon="charm:no-such"')
    expect(html).not.toContain('<path')
    expect(said.mock.calls).toEqual([['[Icon] failed to load icon `charm:no-such`']])
  })

  it('is waited for at most 1.5 seconds, and warned of', async () => {
    vi.useFakeTimers()
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const store = createIconStore()
    const draw = createDrawWithIcons({ store, load: () => new Promise<IconifyJSON>(() => {}) })
    let drawings = 0
    const drawn = draw(async () => {
      store.want('charm:slow')
      return ++drawings
    })
    await vi.advanceTimersByTimeAsync(1_499)
    expect(said).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await drawn).toBe(1)
    expect(said.mock.calls).toEqual([['[Icon] loading icon `charm:slow` timed out after 1500ms']])
    vi.useRealTimers()
  })
})
