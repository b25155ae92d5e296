/** A chart as a file of its own: with its colours by day and by night, and an XML head. */

const style = `<style>
.chart{background:#fbfbf4;font-family:Estedad,'Noto Sans Arabic','Segoe UI',Tahoma,sans-serif;font-size:14px}
.whole{fill:#cfe69b;stroke:#3d0715;stroke-width:1.5}.part{fill:#4b0d1f}.nuqta{fill:#ef4d23}
.grid{stroke:#3d07152e}.base{stroke:#3d0715;stroke-width:2}.tick{stroke:#3d071599}
.words{fill:#310b16}.figure{fill:#310b16;font-weight:700}.quiet{fill:#5d3b43;font-size:12px}
@media (prefers-color-scheme:dark){.chart{background:#170a0d}.whole{fill:#4a5a24;stroke:#dcebb0}
.part{fill:#dcebb0}.grid{stroke:#f3f3e633}.base{stroke:#f3f3e6}.tick{stroke:#f3f3e699}
.words,.figure{fill:#f3f3e6}.quiet{fill:#c9c3b8}}
</style>`

export const chartAsFile = (svg: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${svg.replace(/<desc/, `${style}<desc`)}`
