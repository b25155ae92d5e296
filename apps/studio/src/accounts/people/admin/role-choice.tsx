'use client'
/** The roles as a choice, each with a sentence that says what it is for. */
import { useAuth, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { appointedRoles, may } from '../../../platform/access/may.ts'
import { type Role, roleSentences, roles, roleWords } from '../../../platform/access/rights.ts'
import { languageOf } from '../../../platform/admin/words.ts'
import { peopleWords } from '../words.ts'
import styles from './people.module.css'

type Props = {
  value: string | undefined
  choose: (role: Role) => void
  isFixed?: boolean
  children?: ReactNode
}

const isAppointed = (role: unknown) => appointedRoles.some((one) => one === role)

export function RoleChoice({ value, choose, isFixed = false, children }: Props) {
  const { user } = useAuth()
  const language = languageOf(useTranslation().i18n)
  const name = useId()
  const mayAppoint = may(user, 'appointAdministrators')
  // Whoever may not change it reads what the role is for.
  const isKept = isFixed || !(mayAppoint || !isAppointed(value))
  const offered = isKept
    ? roles.filter((role) => role === value)
    : roles.filter((role) => mayAppoint || !isAppointed(role))
  return (
    <fieldset className={styles.roles} disabled={isKept}>
      <legend>{peopleWords.role[language]}</legend>
      {children}
      {offered.map((role) => (
        <label key={role} className={styles.role}>
          <input
            type="radio"
            name={name}
            value={role}
            checked={role === value}
            onChange={() => choose(role)}
          />
          <span>
            <strong>{roleWords[role][language]}</strong>
            <span>{roleSentences[role][language]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
