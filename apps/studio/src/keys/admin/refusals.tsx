/** Every way the API refuses, in its own sentences. */
import { type PublicProblemCode, publicProblemCodes, sayProblem } from '@wajiha/contract/public-api'
import { keysOf } from '@wajiha/contract/records'
import type { Language } from '../../platform/admin/words.ts'
import { guideWords as words } from '../guide-words.ts'

const shown = { scope: 'leads:create', what: 'page' } as const

export function Refusals({ language }: { language: Language }) {
  return (
    <section>
      <h2>{words.refusals[language]}</h2>
      <p>{words.refusalsIntro[language]}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.status[language]}</th>
            <th scope="col">{words.meaning[language]}</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(publicProblemCodes).map((code) => (
            <Refusal key={code} code={code} language={language} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Refusal({ code, language }: { code: PublicProblemCode; language: Language }) {
  const { status, detail, toDo } = sayProblem(code, language, shown)
  return (
    <tr>
      <td>
        <code dir="ltr">
          {status} {code}
        </code>
      </td>
      <td>
        {detail} {toDo}
      </td>
    </tr>
  )
}
