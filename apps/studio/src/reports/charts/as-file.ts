/** A chart as a file of its own: with the brand's colours by day and by night, and an XML head. */
import { roles, sansStack } from '@wajiha/brand/inks'

function coloursOf(mode: 'light' | 'dark'): string {
  const ink = (role: keyof typeof roles) => roles[role][mode]
  return [
    `.chart{background:${ink('bg')}}.whole{fill:${ink('field')};stroke:${ink('text')}}`,
    `.part{fill:${ink('btn-bg')}}.nuqta{fill:${ink('accent')}}.grid{stroke:${ink('line')}}`,
    `.base{stroke:${ink('text')}}.tick{stroke:${ink('text-2')}}.quiet{fill:${ink('text-2')}}`,
    `.words,.figure{fill:${ink('text')}}`,
  ].join('\n')
}

const style = `<style>
.chart{font-family:${sansStack};font-size:14px}
.whole{stroke-width:1.5}.base{stroke-width:2}.figure{font-weight:700}.quiet{font-size:12px}
${coloursOf('light')}
@media (prefers-color-scheme:dark){${coloursOf('dark')}}
</style>`

export const chartAsFile = (svg: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${svg.replace('<desc', () => `${style}<desc`)}`
