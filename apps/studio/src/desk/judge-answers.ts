/** Which answers of an applicant do not meet what the job asks for. Nobody is rejected by it. */
import type { QuestionAnswer } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'

type JudgedAnswer = {
  questionId: string
  question: string
  kind: string
  answer: string
  knocksOut: boolean
}

/** The answers as an application keeps them, marked by the job's questions as they stand now. */
export async function judgeAnswers(
  req: PayloadRequest,
  job: string | undefined,
  answers: readonly QuestionAnswer[],
): Promise<JudgedAnswer[]> {
  const needed = job && answers.length > 0 ? await neededOf(req, job) : new Map<string, string>()
  return answers.map(({ id, question, kind, answer }) => {
    const mustBe = needed.get(id)
    return {
      questionId: id,
      question,
      kind,
      answer,
      knocksOut: Boolean(mustBe && mustBe !== answer),
    }
  })
}

/** By question: the answer that is needed. */
async function neededOf(req: PayloadRequest, id: string): Promise<Map<string, string>> {
  const job = await req.payload.findByID({
    collection: 'jobs',
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
  return new Map(
    (job?.questions ?? []).flatMap((asked) =>
      asked.kind === 'yes-no' && asked.mustBe ? [[String(asked.id), asked.mustBe]] : [],
    ),
  )
}
