/** What a key of another system may do. A key has one of these or more, and nothing beside them. */
import { z } from 'zod'

export const apiScopes = ['leads:create', 'content:read', 'links:read'] as const

export const apiScopeSchema = z.enum(apiScopes)

export type ApiScope = z.output<typeof apiScopeSchema>
