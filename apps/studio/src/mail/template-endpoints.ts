import type { Endpoint } from 'payload'

export const templateEndpoints: Endpoint[] = []
