/**
 * What a backup says of itself. The index lies open, so that whoever has no key can still count, rotate
 * and tidy; the manifest, which names files and counts rows, is sealed as everything else is.
 */
import { z } from 'zod'

export const formatVersion = 1

/** `whole`: everything. `inbox`: what visitors sent, and the proofs of erasures. */
export const kinds = ['whole', 'inbox'] as const
export type Kind = (typeof kinds)[number]

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const storedSchema = z.object({
  /** Its name in the target. */
  object: z.string(),
  /** SHA-256 of what was read, before packing and sealing. */
  sha256: hash,
  /** Bytes before packing and sealing. */
  size: z.int().min(0),
  /** Whether it is packed with gzip. */
  isPacked: z.boolean(),
})

const fileSchema = storedSchema.extend({
  /** Below the data folder, with `/`; never out of it, whoever wrote this. */
  path: z.string().refine((path) => !/^\/|^[a-z]:|\\|(?:^|\/)\.\.?(?:\/|$)/i.test(path)),
  /** Rights, as in `chmod`. */
  mode: z.int(),
})

const tableSchema = storedSchema.extend({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
})

const databaseSchema = z.object({
  /** Of the server. */
  version: z.string(),
  /** Names of the migrations that made its tables, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})

export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  id: z.string(),
  kind: z.enum(kinds),
  /** When it began. ISO 8601. */
  at: z.iso.datetime(),
  versions: z.object({ wajiha: z.string(), node: z.string() }),
  /** Tells whether the secret of a machine is the one that locked what is in here. */
  secretMark: hash,
  database: databaseSchema.optional(),
  files: z.array(fileSchema),
  /** Files that rows name and nobody had when this was made. */
  missing: z.array(z.string()),
})

export const indexSchema = z.object({
  format: z.literal(formatVersion),
  id: z.string(),
  kind: z.enum(kinds),
  at: z.iso.datetime(),
  isSealed: z.boolean(),
  manifest: z.string(),
  /** Names of all that it needs in the target, the manifest too. */
  objects: z.array(z.string()),
  counts: z.object({ files: z.int(), tables: z.int(), rows: z.int(), bytes: z.int() }),
  /** Which version served the data, where that is known: `0.1.0 b30fa4c5`. */
  version: z.string().optional(),
  /** The newest migration of the database: versions that know it, and none older, can restore this. */
  migration: z.string().optional(),
})

/** At the root of a target: whose backups these are. */
export const markSchema = z.object({
  format: z.literal(formatVersion),
  installation: z.string(),
})

export type Stored = z.output<typeof storedSchema>
export type StoredFile = z.output<typeof fileSchema>
export type StoredTable = z.output<typeof tableSchema>
export type DatabaseDump = z.output<typeof databaseSchema>
export type Manifest = z.output<typeof manifestSchema>
export type Index = z.output<typeof indexSchema>

/** `2026-11-25T21-40-03Z-whole`: sorts by time, and is a name on every system. */
export const idOf = (at: Date, kind: Kind): string =>
  `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${kind}`

export const places = {
  mark: 'wajiha-backups.json',
  index: (id: string) => `backups/${id}.json`,
  indexes: 'backups',
  objects: 'objects',
} as const
