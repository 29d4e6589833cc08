import type { TargetRole } from '@nextrung/contract/roles'
import { findOrigin, getOriginMove, type OriginMove } from '@nextrung/knowledge/transitions'
import { stemsOf } from '../text/stems.ts'
import type { StorySource } from './story-source.ts'

/** Something a field of work teaches, and why the role needs it. */
export type Carried = OriginMove['carriesOver'][number]

/** The occupation a career changer comes from, and what carries over, closest to the person's own lines first. */
export type StoryOrigin = { name: string; from: string[]; carries: Carried[] }

const closeness = ({ what }: Carried, words: ReadonlySet<string>): number =>
  [...stemsOf(what)].filter((stem) => stem.length > 3 && words.has(stem)).length

// An internship of years ago is not where somebody comes from.
const recent = 2

/** The origin of the newest job that has one. */
export const readOrigin = ({ document }: StorySource, role: TargetRole): StoryOrigin | undefined => {
  for (const [at, { position, highlights }] of document.work.slice(0, recent).entries()) {
    const origin = position ? findOrigin(position) : undefined
    if (!origin) continue
    const words = stemsOf(highlights.join(' '))
    const { carriesOver } = getOriginMove(origin.id, role)
    return {
      name: origin.name,
      from: [`/work/${at}/position`],
      carries: [...carriesOver].sort((a, b) => closeness(b, words) - closeness(a, words)),
    }
  }
  return undefined
}
