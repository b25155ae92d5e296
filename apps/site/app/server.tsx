import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { loadMessages } from './messages/load.ts'

// The server speaks both languages at any moment, also where no route has asked for one.
await Promise.all([loadMessages('ar'), loadMessages('en')])

export default { fetch: createStartHandler(defaultRenderHandler) }
