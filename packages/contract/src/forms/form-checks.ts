/** What a browser needs of the forms: names, limits, light checks; no schemas and no metadata. */
export { checkField, checkForm, isField, isTicked } from './checks.ts'
export { cleanLine } from './clean.ts'
export * from './fields.ts'
export * from './file-heads.ts'
export * from './file-kinds.ts'
export {
  choiceAgain,
  choiceValue,
  isQuestion,
  type QuestionField,
  questionName,
} from './question-names.ts'
