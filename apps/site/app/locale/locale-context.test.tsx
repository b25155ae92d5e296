import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { LocaleProvider, useWords } from './locale-context.tsx'

afterEach(() => vi.unstubAllEnvs())

const Status = () => useWords().format.digits('404')
const latin = { numerals: 'latn', months: 'gregorian', hijri: false } as const
const bare = () =>
  renderToString(
    <LocaleProvider locale="ar">
      <Status />
    </LocaleProvider>,
  )
const told = () =>
  renderToString(
    <LocaleProvider locale="ar" writing={latin}>
      <Status />
    </LocaleProvider>,
  )

it('keeps nothing of one visitor’s page for another on the server', () => {
  vi.stubEnv('SSR', true)
  expect([told(), bare()]).toEqual(['404', '٤٠٤'])
})

it('writes an error in the browser as the pages before it', () => {
  vi.stubEnv('SSR', false)
  expect([bare(), told(), bare()]).toEqual(['٤٠٤', '404', '404'])
})
