/** A delivery of the site: JSON, or multipart when files come along. */

import { limits, type Submission, submissionSchema } from '@wajiha/contract'
import { fileLimits } from '@wajiha/contract/form-checks'

/** `files` answer questions, in the order of the submission's own `files`. */
export type Delivery = { submission: Submission; file: File | undefined; files: File[] }

/** The status of a delivery that is refused. */
export type Refusal = 400 | 413 | 415 | 422

const mostText = 4 * limits.submissionBytes

export async function readDelivery(request: Request): Promise<Delivery | Refusal> {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = type.startsWith('multipart/form-data')
  if (!isMultipart && !type.startsWith('application/json')) return 415
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > (isMultipart ? fileLimits.request + mostText : mostText)) return 413
  const { text, file, files } = isMultipart
    ? await readParts(request)
    : { text: await request.text(), file: undefined, files: [] }
  const submission = submissionSchema.safeParse(parse(text))
  if (!submission.success) return 422
  const { data } = submission
  const isComplete =
    Boolean(data.attachment) === Boolean(file) && (data.files?.length ?? 0) === files.length
  return isComplete ? { submission: data, file, files } : 422
}

async function readParts(request: Request) {
  const form = await request.formData().catch(() => undefined)
  const [text, file] = [form?.get('submission'), form?.get('file')]
  return {
    text: typeof text === 'string' ? text : '',
    file: file instanceof File ? file : undefined,
    files: (form?.getAll('files') ?? []).filter((one) => one instanceof File),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
