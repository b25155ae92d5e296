'use client'
/** What a folded row of a menu says: its words and where it leads. */
import { useRowLabel } from '@payloadcms/ui'
import { fieldOf } from '../../platform/objects.ts'

export function LinkRowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const [label, href] = ['label', 'href'].map((name) => fieldOf(data, name))
  return (
    <span data-own-words>
      <bdi>{typeof label === 'string' && label ? label : (rowNumber ?? 0) + 1}</bdi>
      {typeof href === 'string' && href && (
        <>
          {' · '}
          <bdi dir="ltr">{href}</bdi>
        </>
      )}
    </span>
  )
}
