import { describe, expect, it } from 'vitest'
import bringWholeEditor from '../../../bring-whole-editor.mjs'
import { amendedBy, payloadEditor } from '../../../test/payload-admin.ts'

describe('Payload’s editor of texts', () => {
  it('comes with its field, which is not asked for by itself', () => {
    const amended = amendedBy(bringWholeEditor, payloadEditor)
    expect(amended).not.toMatch(/import\("\.\/Field-/)
    expect(amended.match(/=FieldOfTexts\b/g)).toHaveLength(1)
    expect(amended).toMatch(/import \{ RichText as FieldOfTexts \} from '\.\/Field-\w+\.js'\n$/)
  })

  it('stops the build where it asks otherwise', () => {
    const other = payloadEditor.replaceAll('import("./Field-', 'import("./Text-')
    expect(() => amendedBy(bringWholeEditor, other)).toThrow('bring-whole-editor.mjs')
  })
})
