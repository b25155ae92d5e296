import type { Payload } from 'payload'
export async function isEmptyStudio(_: Payload) { return true }
export async function loadDemo(_: Payload) {}
