/** A figure inside an article. It carries no words that would belong to one language only. */
import { sheet } from '../shapes.ts'

export const figure = (paper: string, inner: string) => sheet(1600, 900, paper, inner)
