/**
 * A form with a file, sent so that the visitor sees how much of it has left. Loaded when a file is
 * sent. An upload that broke off begins again under the same key: it is one message all the same.
 */
type Sent = {
  path: string
  headers: Record<string, string>
  fields: Record<string, unknown>
  file: File
  /** From 0 to 1. */
  onProgress: ((part: number) => void) | undefined
}

const patienceMs = 300_000

/** Rejects when nobody answers. */
export function sendFile({ path, headers, fields, file, onProgress }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = patienceMs
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('unheard'))
    request.send(multipart(fields, file))
  })
}

function multipart(fields: Record<string, unknown>, file: File): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined)
      body.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  body.append('cv', file)
  return body
}
