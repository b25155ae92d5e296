import type { ReactNode } from 'react'
import styles from './tile.module.css'

/** The class of a tile: its picture comes nearer while the tile is pointed at. */
export const tileClass = styles.tile

/** The class of the one link that a whole tile leads by. */
export const wholeTileClass = styles.whole

type CoverProps = {
  /** The shape of its place; the picture is cut to it. */
  shape: '4/3' | '8/5'
  className?: string | undefined
  children: ReactNode
}

const shapes = { '4/3': styles.fourByThree, '8/5': styles.eightByFive }

/** A picture cut to the shape of its place. */
export function Cover({ shape, className, children }: CoverProps) {
  return (
    <span className={[styles.cover, shapes[shape], className].filter(Boolean).join(' ')}>
      {children}
    </span>
  )
}
