/**
 * A form with files, sent so that the visitor sees how much of them has left. Loaded when a file is
 * sent. An upload that broke off begins again under the same key: it is one message all the same.
 */
import type { NamedFile } from './chosen-files.ts'

type Sent = {
  path: string
  headers: Record<string, string>
  fields: Record<string, unknown>
  files: readonly NamedFile[]
  /** From 0 to 1. */
  onProgress: ((part: number) => void) | undefined
}

const patienceMs = 600_000

/** Rejects when nobody answers. */
export function sendFiles({ path, headers, fields, files, onProgress }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = patienceMs
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('unheard'))
    request.send(multipart(fields, files))
  })
}

function multipart(fields: Record<string, unknown>, files: readonly NamedFile[]): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined)
      body.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, file] of files) body.append(name, file)
  return body
}
