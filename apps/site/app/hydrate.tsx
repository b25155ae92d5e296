/** Brings the page to life: its language's words first, so that nothing on it changes. */
import { StartClient } from '@tanstack/react-start/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from './messages/load.ts'

await loadMessages(document.documentElement.lang === 'en' ? 'en' : 'ar')
startTransition(() => {
  hydrateRoot(document, <StartClient />)
})
