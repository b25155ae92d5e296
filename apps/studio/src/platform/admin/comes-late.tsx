'use client'
/**
 * A part of a form that comes by itself, after what every view loads. Without a boundary of React's: wherever one has not
 * come alive, React begins a form anew each time that something changes above it (decision 096).
 */
import { Button, useTranslation } from '@payloadcms/ui'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { say } from '../i18n/say.ts'
import notice from './notice.module.css'
import { languageOf } from './words.ts'

type Part<Props> = {
  bring: () => Promise<{ default: ComponentType<Props> }>
  place: () => ReactNode
  drawn?: ComponentType<Props>
}

/**
 * @param bring asks for the part: when it is first drawn, and again when a person says so.
 * @param place what stands where it will. Asked for when it is drawn, as Payload's own module and this one bring each other.
 */
export function comesLate<Props extends object>(
  bring: Part<Props>['bring'],
  place: Part<Props>['place'] = () => null,
) {
  const part: Part<Props> = { bring, place }
  return (props: Props) => <Late part={part} props={props} />
}

function Late<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [state, setState] = useState<'coming' | 'here' | 'away'>(part.drawn ? 'here' : 'coming')
  const ask = useCallback(async () => {
    setState('coming')
    try {
      part.drawn = (await part.bring()).default
      setState('here')
    } catch {
      setState('away')
    }
  }, [part])
  useEffect(() => {
    if (part.drawn) setState('here')
    else void ask()
  }, [ask, part])
  if (state === 'away') return <Away again={ask} />
  return state === 'here' && part.drawn ? <part.drawn {...props} /> : part.place()
}

const words = {
  away: say(
    'لم يصل جزءٌ من هذا النموذج. تحقّق من الاتّصال ثمّ حاول مرّة أخرى؛ وما كتبته باقٍ في مكانه.',
    'Part of this form did not arrive. Check your connection, then try again; what you wrote is still there.',
  ),
  again: say('حاول مرّة أخرى', 'Try again'),
}

function Away({ again }: { again(): void }) {
  const language = languageOf(useTranslation().i18n)
  return (
    <div role="alert" data-alarm className={notice.notice}>
      <p>{words.away[language]}</p>
      <div>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={again}>
          {words.again[language]}
        </Button>
      </div>
    </div>
  )
}
