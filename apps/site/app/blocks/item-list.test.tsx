import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocaleProvider } from '#app/locale/locale-context.tsx'
import { ItemList } from './item-list.tsx'

it('a numbered list begins where its text says, and with 1 where it says nothing', () => {
  const drawn = (start?: number) =>
    renderToStaticMarkup(
      <LocaleProvider locale="ar">
        <ItemList list={{ type: 'list', ordered: true, start, items: [{ children: [] }] }} />
      </LocaleProvider>,
    )
  expect(drawn(3)).toContain('start="3"')
  expect(drawn()).not.toContain('start=')
})
