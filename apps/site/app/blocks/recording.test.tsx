import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Recording } from './recording.tsx'

it('shows its poster alone, and leads to the film where nothing can play it', () => {
  const page = renderToStaticMarkup(
    <Recording src="/files/a.mp4" label="شغّل التسجيل: شاشة الطلب">
      <img src="/poster.webp" alt="" />
    </Recording>,
  )
  expect(page).toContain('<a href="/files/a.mp4"')
  expect(page).toContain('aria-label="شغّل التسجيل: شاشة الطلب"')
  expect(page).toContain('/poster.webp')
  expect(page).not.toMatch(/<video|<source/)
})
