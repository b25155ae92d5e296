import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { fetchLateParts } from './blocks/core/late.tsx'
import { drawWithIcons } from './icons/draw-with-icons.server.ts'
import { loadMessages } from './messages/core/load.ts'

// The server speaks both languages at any moment, also where no route has asked for one.
await Promise.all([loadMessages('ar'), loadMessages('en')])
// Nor does it wait for what browsers fetch late.
await fetchLateParts([() => import('./blocks/rich-text.tsx')])

const draw = createStartHandler(defaultRenderHandler)

export default {
  fetch: (...request: Parameters<typeof draw>) => drawWithIcons(() => draw(...request)),
}
