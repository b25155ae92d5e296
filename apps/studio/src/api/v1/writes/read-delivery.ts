/** A delivery of the site: JSON, or multipart when a file comes along. */

import { limits, type Submission, submissionSchema } from '@wajiha/contract'
import { fileLimits } from '@wajiha/contract/form-checks'

export type Delivery = { submission: Submission; file: File | undefined }

/** What the request lacks, as a status. */
export type Refusal = 400 | 413 | 415 | 422

const mostText = 4 * limits.submissionBytes

export async function readDelivery(request: Request): Promise<Delivery | Refusal> {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  if (!isMultipart && !type.startsWith('application/json')) return 415
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > (isMultipart ? fileLimits.request + mostText : mostText)) return 413
  const { text, file } = isMultipart ? await readParts(request) : { text: await request.text() }
  const submission = submissionSchema.safeParse(parse(text))
  if (!submission.success) return 422
  const isComplete = Boolean(submission.data.attachment) === Boolean(file)
  return isComplete ? { submission: submission.data, file } : 422
}

async function readParts(request: Request): Promise<{ text: string; file?: File | undefined }> {
  const form = await request.formData().catch(() => undefined)
  const [text, file] = [form?.get('submission'), form?.get('file')]
  return {
    text: typeof text === 'string' ? text : '',
    file: file instanceof File ? file : undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
