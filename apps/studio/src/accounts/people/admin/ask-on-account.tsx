'use client'
/** One's own account asks before Back as other forms do: Payload draws it without the part in which theirs ask. */
import { usePathname } from 'next/navigation'
import { AskBeforeBack } from '../../../platform/admin/ask-before-back.tsx'

export const AskOnAccount = () => usePathname() === '/admin/account' && <AskBeforeBack />
