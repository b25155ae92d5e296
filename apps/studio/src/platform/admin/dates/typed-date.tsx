'use client'
/**
 * The text of a date field. Payload's reads what is typed as Americans write it, and drops in silence what it cannot
 * read; this one takes the day first, shows it as the language writes it, and says what it could not take.
 */
import { useTranslation } from '@payloadcms/ui'
import { type ComponentType, type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'
import { languageOf } from '../words.ts'
import styles from './dates.module.css'
import { type DateShape, readTypedDate } from './read-typed-date.ts'
import { dateForms, dateWords as words } from './words.ts'

type PickerProps = {
  pickerAppearance?: string
  displayFormat?: string
  overrides?: object
  placeholder?: string
  value?: string | Date | null
  onChange?: (date: Date | null) => void
}

/** @param of Payload's choice of dates, whose calendar stays as it is. */
export function TypedDates({
  of: Picker,
  ...props
}: PickerProps & { of: ComponentType<PickerProps> }) {
  const language = languageOf(useTranslation().i18n)
  const shape = shapes[props.pickerAppearance ?? 'default']
  if (!shape) return <Picker {...props} />
  const now = props.value ? new Date(props.value) : undefined
  const text = <TypedDate shape={shape} now={now} take={(date) => props.onChange?.(date)} />
  return (
    <Picker
      {...props}
      displayFormat={props.displayFormat ?? dateForms[shape][language]}
      placeholder={props.placeholder ?? words.example[shape]}
      overrides={{ ...props.overrides, customInput: text }}
    />
  )
}

const shapes: Readonly<Record<string, DateShape>> = {
  default: 'day',
  dayOnly: 'day',
  dayAndTime: 'moment',
}

type TextProps = InputHTMLAttributes<HTMLInputElement> & {
  shape: DateShape
  now: Date | undefined
  take: (date: Date | null) => void
}

/** Everything else is handed to it by the picker, which writes the date that is chosen. */
function TypedDate({
  shape,
  now,
  take,
  value,
  onChange: _,
  onBlur,
  onKeyDown,
  ...input
}: TextProps) {
  const language = languageOf(useTranslation().i18n)
  const [typed, setTyped] = useState<string>()
  const [unread, setUnread] = useState<{ text: string; value: typeof value }>()
  // Whoever chooses another date in the calendar has read it.
  const refused = unread?.value === value ? unread?.text : undefined

  // Taken at once where it can be read, so that saving by keys saves it.
  function type(text: string) {
    setTyped(text)
    setUnread(undefined)
    const date = readTypedDate(text, shape, now)
    if (date) take(date)
    else if (text.trim() === '') take(null)
  }
  function settle() {
    if (typed === undefined) return
    if (typed.trim() !== '' && !readTypedDate(typed, shape, now)) setUnread({ text: typed, value })
    setTyped(undefined)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (typed !== undefined && event.key === 'Enter') {
      event.preventDefault()
      settle()
      // The picker would choose the day that its calendar stands at.
      return onKeyDown?.({ ...event, key: 'Escape', preventDefault() {} })
    }
    onKeyDown?.(event)
  }
  return (
    <>
      <input
        {...input}
        type="text"
        autoComplete="off"
        value={typed ?? value}
        aria-invalid={refused !== undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
        onKeyDown={press}
      />
      {refused !== undefined && (
        <span role="alert" className={styles.refused}>
          {words.unread[language]} <bdi>{refused}</bdi>. {words.still[language]}{' '}
          <bdi dir="ltr">{words.example[shape]}</bdi>
        </span>
      )}
    </>
  )
}
