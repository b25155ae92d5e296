'use client'
/**
 * What went wrong stays on the screen for twenty seconds instead of the platform's four, which is too short to read
 * what happened and what to do, and gone for whoever looked at another window. Its cross closes it at once.
 */
import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'

const staysMs = 20_000

const say = toast.error
toast.error = (message, options = {}) => say(message, Object.assign({ duration: staysMs }, options))

export function ErrorsStay({ children }: { children: ReactNode }) {
  return children
}
