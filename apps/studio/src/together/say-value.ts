/** What stands in a field, in words for a person who must choose between two of them. */

import { getTranslation } from '@payloadcms/translations'
import { readLocale } from '@wajiha/arabic'
import type { FlattenedField, PayloadRequest, SelectField } from 'payload'
import { momentsIn } from '../platform/i18n/figures.ts'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { isLexical } from '../platform/lexical.ts'
import type { Step } from './merge.ts'
import { isObject } from './same.ts'
import { titleOf } from './stand.ts'

type Values = Record<string, unknown>
const longest = 4_000

export async function sayValue(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
): Promise<string> {
  const said = await inWords(req, field, value)
  return said.length > longest ? `${said.slice(0, longest)}…` : said
}

async function inWords(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: unknown,
): Promise<string> {
  if (value === undefined || value === null || value === '') return sayTo(req, nothing)
  if (Array.isArray(value)) return inLines(req, field, value)
  if (typeof value === 'boolean') return sayTo(req, value ? yes : no)
  if (isLexical(value))
    return textIn(value)
      .replaceAll(/\n{2,}/g, '\n')
      .trim()
  if (field?.type === 'select' || field?.type === 'radio') return optionOf(req, field, value)
  if (field?.type === 'date') return momentOf(req, String(value))
  if (field?.type === 'relationship' || field?.type === 'upload')
    return relationOf(req, field.relationTo, value)
  if (isObject(value)) return partsOf(req, field, value)
  return String(value)
}

async function inLines(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  values: unknown[],
): Promise<string> {
  if (values.length === 0) return sayTo(req, nothing)
  const lines = await Promise.all(values.map((one) => inWords(req, field, one)))
  return lines.map((line) => `• ${line}`).join('\n')
}

/** A row or a group: its fields, each with its name. */
async function partsOf(
  req: PayloadRequest,
  field: FlattenedField | undefined,
  value: Values,
): Promise<string> {
  const lines = await Promise.all(
    fieldsIn(field, value)
      .filter(({ name }) => name !== 'id' && !isBlank(value[name]))
      .map(async (part) => `${labelOf(req, part)}: ${await inWords(req, part, value[part.name])}`),
  )
  return lines.join('\n')
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function fieldsIn(field: FlattenedField | undefined, value: Values): FlattenedField[] {
  if (field?.type === 'blocks')
    return field.blocks.find(({ slug }) => slug === value.blockType)?.flattenedFields ?? []
  return field && 'flattenedFields' in field ? field.flattenedFields : []
}

function textIn(node: unknown): string {
  if (!isObject(node)) return ''
  if (isObject(node.root)) return textIn(node.root)
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return '\n'
  const inner = Array.isArray(node.children) ? node.children.map(textIn).join('') : ''
  const isLine = node.type !== 'link' && node.type !== 'autolink' && node.type !== 'root'
  return isLine ? `${inner}\n` : inner
}

type Options = Pick<SelectField, 'options'>

function optionOf(req: PayloadRequest, { options }: Options, value: unknown): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  return typeof option === 'object' ? String(getTranslation(option.label, req.i18n)) : String(value)
}

function relationOf(
  req: PayloadRequest,
  relationTo: string | string[],
  value: unknown,
): Promise<string> {
  const many = isObject(value) ? value : undefined
  const collection = String(many?.relationTo ?? relationTo)
  const id = String(many ? (many.value ?? many.id) : value)
  return titleOf(req, { collection, id })
}

function momentOf(req: PayloadRequest, value: string): string {
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) return value
  const zone = req.payload.config.admin.timezones.defaultTimezone
  return momentsIn(readLocale(req.i18n.language), {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(zone ? { timeZone: zone } : {}),
  }).format(moment)
}

/** `Questions › 2 › Answer`. */
export const labelsOf = (req: PayloadRequest, steps: Step[]): string =>
  steps
    .map((step) => ('field' in step ? labelOf(req, step.field) : String(step.row + 1)))
    .filter(Boolean)
    .join(' › ')

function labelOf(req: PayloadRequest, field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined
  return label ? getTranslation(label, req.i18n) : ''
}

const nothing = say('(فارغ)', '(empty)')
const yes = say('نعم', 'Yes')
const no = say('لا', 'No')
