/**
 * Payload's editor of texts brings all styles of Payload's own parts once more (3.90: 245 of its 296 kB), and every view
 * loads both sheets: twice as many rules to read, and to ask of each element. Of two equal rules the later one decides,
 * so the earlier can go and nothing looks different.
 */
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/**
 * @param later loaded after `sheet`, wherever that is loaded.
 * @returns the sheet without the rules that stand in `later`, word for word and under the same conditions.
 */
export function withoutTwice(sheet: string, later: string): string {
  const known = new Set<string>()
  postcss.parse(later).walkRules((rule) => void known.add(keyOf(rule)))
  const parsed = postcss.parse(sheet)
  parsed.walkRules((rule) => {
    if (isOfMotion(rule) || !known.has(keyOf(rule))) return
    removeWithEmpty(rule)
  })
  return parsed.toString()
}

/** The layer, the media or another condition that a node stands in. */
const aroundOf = ({ parent }: ChildNode): AtRule | undefined =>
  parent?.type === 'atrule' ? (parent as AtRule) : undefined

/** From the inside. */
function conditionsOf(node: ChildNode): string[] {
  const around = aroundOf(node)
  return around ? [`@${around.name} ${around.params}`, ...conditionsOf(around)] : []
}

const keyOf = (rule: Rule) => [...conditionsOf(rule), rule.toString()].join('\n')

const isOfMotion = (rule: Rule) =>
  conditionsOf(rule).some((one) => /^@(?:-\w+-)?keyframes/.test(one))

/** A condition around nothing goes, too. */
function removeWithEmpty(node: ChildNode): void {
  const around = aroundOf(node)
  node.remove()
  if (around?.nodes?.length === 0) removeWithEmpty(around)
}
