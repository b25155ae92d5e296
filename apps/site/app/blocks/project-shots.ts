import type { Project } from '@wajiha/contract'

export type Shot = Project['gallery'][number]
export type ShotGroup = { frame: Shot['frame']; shots: Shot[] }

/** Pictures that stand together: phones in a row beside each other, all others on their own. */
export function groupShots(gallery: readonly Shot[]): ShotGroup[] {
  const groups: ShotGroup[] = []
  for (const shot of gallery) {
    const last = groups.at(-1)
    if (shot.frame === 'phone' && last?.frame === 'phone') last.shots.push(shot)
    else groups.push({ frame: shot.frame, shots: [shot] })
  }
  return groups
}
