/**
 * Where servers send their reports: with `BOUNCE_ADDRESS` each mail has an address of its own there
 * (VERP), `bounces+ID@birkar.example`, so that a report names its mail even when it returns nothing of it.
 */
import { readEnv } from '../../platform/env.ts'

/** The address for the envelope of one mail; nothing without `BOUNCE_ADDRESS`. @param id of its row. */
export function bounceAddressOf(
  id: string,
  address: string | undefined = readEnv().bounceAddress,
): string | undefined {
  const at = address?.lastIndexOf('@') ?? -1
  if (!address || at < 0) return undefined
  return `${address.slice(0, at)}+${id.replaceAll('-', '')}${address.slice(at)}`
}

/** Ids of mails whose own address stands in a text. */
export function mailsNamedIn(
  text: string,
  address: string | undefined = readEnv().bounceAddress,
): string[] {
  const at = address?.lastIndexOf('@') ?? -1
  if (!address || at < 0) return []
  const [local, host] = [escaped(address.slice(0, at)), escaped(address.slice(at))]
  const found = text.matchAll(new RegExp(`${local}\\+([0-9a-f]{32})${host}`, 'gi'))
  return [...new Set([...found].map(([, hex = '']) => dashed(hex.toLowerCase())))]
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
