/** Every picture of the demo agency by its key in `media.json`: how it is drawn and how wide. */
import { budget } from './figures/budget.ts'
import { channels } from './figures/channels.ts'
import { kashida } from './figures/kashida.ts'
import { mirror as mirrorFigure } from './figures/mirror.ts'
import { theta } from './figures/theta.ts'
import { cell } from './notebook/cell.ts'
import { form } from './notebook/form.ts'
import { ledger } from './notebook/ledger.ts'
import { madd } from './notebook/madd.ts'
import { mirror } from './notebook/mirror.ts'
import { one } from './notebook/one.ts'
import { pace } from './notebook/pace.ts'
import { start } from './notebook/start.ts'
import { steps } from './notebook/steps.ts'
import { voice } from './notebook/voice.ts'
import { hind } from './people/hind.ts'
import { karim } from './people/karim.ts'
import { laila } from './people/laila.ts'
import { majed } from './people/majed.ts'
import { nadia } from './people/nadia.ts'
import { omar } from './people/omar.ts'
import { reem } from './people/reem.ts'
import { salma } from './people/salma.ts'
import { youssef } from './people/youssef.ts'
import { pigments } from './pigments.data.ts'
import { diwan } from './projects/diwan.ts'
import { marfa } from './projects/marfa.ts'
import { masra } from './projects/masra.ts'
import { nabd } from './projects/nabd.ts'
import { riwaq } from './projects/riwaq.ts'
import { suqya } from './projects/suqya.ts'
import { tamr } from './projects/tamr.ts'
import { warraq } from './projects/warraq.ts'
import { diwanScreens } from './screens/diwan.ts'
import { marfaScreens } from './screens/marfa.ts'
import { masraScreens } from './screens/masra.ts'
import { nabdScreens } from './screens/nabd.ts'
import { riwaqScreens } from './screens/riwaq.ts'
import { riwaqPage } from './screens/riwaq-page.ts'
import { suqyaScreens } from './screens/suqya.ts'
import { suqyaPosters } from './screens/suqya-posters.ts'
import { tamrScreens } from './screens/tamr.ts'
import { warraqScreens } from './screens/warraq.ts'
import { arabicLogo, englishLogo } from './wordmark.ts'

export interface Picture {
  readonly key: string
  readonly draw: () => string
  /** Pixels of the finished file; its height follows the drawing. */
  readonly width: number
  readonly format: 'avif' | 'png'
}

type Drawings = Readonly<Record<string, () => string>>

const series = (prefix: string, width: number, drawings: Drawings): Picture[] =>
  Object.entries(drawings).map(([name, draw]) => ({
    key: `${prefix}-${name}`,
    draw,
    width,
    format: 'avif',
  }))

const logo = (key: string, draw: () => string): Picture => ({
  key: `logo-${key}`,
  draw,
  width: 560,
  format: 'png',
})

const { annab, fustuq, zunjufr } = pigments

export const pictures: readonly Picture[] = [
  ...series('project', 1600, { suqya, riwaq, tamr, marfa, masra, diwan, warraq, nabd }),
  ...series('riwaq', 1200, { page: riwaqPage }),
  ...series('suqya', 1600, { screens: suqyaScreens, posters: suqyaPosters }),
  ...series('shots', 1600, {
    riwaq: riwaqScreens,
    tamr: tamrScreens,
    marfa: marfaScreens,
    masra: masraScreens,
    diwan: diwanScreens,
    warraq: warraqScreens,
    nabd: nabdScreens,
  }),
  ...series('blog', 1200, { madd, pace, mirror, one, cell, start, steps, ledger, voice, form }),
  ...series('fig', 1200, { kashida, budget, mirror: mirrorFigure, theta, channels }),
  ...series('person', 480, { hind, karim, laila, majed, nadia, omar, reem, salma, youssef }),
  logo('ar-light', () => arabicLogo(annab, zunjufr)),
  logo('ar-dark', () => arabicLogo(fustuq, zunjufr)),
  logo('en-light', () => englishLogo(annab, zunjufr)),
  logo('en-dark', () => englishLogo(fustuq, zunjufr)),
]
