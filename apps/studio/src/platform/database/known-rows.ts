/**
 * What a transaction has read or written of a published row, known to it until its save is over: a save asks for
 * its row four times, for the feed before and after, to bring the languages together, and when it was written.
 */
import type { Where } from 'payload'
import { isObject } from '../objects.ts'

export type Row = Record<string, unknown>

/** Those of one transaction. What goes in and what comes out are copies: a save changes what it is given. */
export class KnownRows {
  readonly #rows = new Map<string, Row>()
  readonly #versions = new Map<string, Row>()

  /** @param select the fields that are asked for; all of them unless said. */
  row(key: string, select?: object): Row | undefined {
    const row = this.#rows.get(key)
    return row && structuredClone(select ? only(row, select) : row)
  }

  keep(key: string, row: Row): void {
    this.#rows.set(key, structuredClone(row))
  }

  forget(): void {
    this.#rows.clear()
    this.#versions.clear()
  }

  /** What has just been kept as the newest version of a document: told once. */
  takeVersion(key: string): Row | undefined {
    const version = this.#versions.get(key)
    this.#versions.delete(key)
    return version
  }

  keepVersion(key: string, version: Row): void {
    this.#versions.set(key, structuredClone(version))
  }
}

const only = (row: Row, select: object): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => name === 'id' || Object.hasOwn(select, name)),
  )

/** The id of a document that is asked for by nothing else. */
export function idIn(where: Where | undefined): string | undefined {
  if (!isObject(where) || Object.keys(where).join() !== 'id' || !isObject(where.id))
    return undefined
  const { equals, ...others } = where.id
  return typeof equals === 'string' && Object.keys(others).length === 0 ? equals : undefined
}

/** Fields that say when and under which name, and nothing of what was written. */
const unsaid = new Set(['id', 'createdAt', 'updatedAt', 'globalType'])

/** Whether two rows say the same. Nothing, an empty list and a group without anything are stored alike. */
export const saysTheSame = (one: Row, other: Row): boolean => spelled(one) === spelled(other)

const spelled = (row: Row): string =>
  JSON.stringify(
    essenceOf(Object.fromEntries(Object.entries(row).filter(([name]) => !unsaid.has(name)))) ?? {},
  )

function essenceOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return value.length > 0 ? value.map((one) => essenceOf(one) ?? null) : undefined
  if (!isObject(value)) return value ?? undefined
  const said = Object.entries(value)
    .map(([name, one]) => [name, essenceOf(one)] as const)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
