import type { Block, Layout, LineBlock, Look } from '../../shapes.ts'
import { line } from '../lines.ts'
import type { Writing } from '../writing.ts'

export type SkillGroup = { name?: string; skills: string[] }

export type SkillGrammar = {
  weight?: number
  formats?: readonly Layout['format'][]
  narrow?: boolean
  /** Names the skills itself ("Skills: …"), so that no heading is needed. */
  runIn?: boolean
  write: (writing: Writing) => Block[]
}

export const skillLine = (text: string, look: Look = {}): LineBlock => line({ role: 'skills', text, look })

export const skillBullet = (text: string, writing: Writing): LineBlock =>
  line({ role: 'skills', text, bullet: writing.bullet })

/** All skills in a row, whatever their group. */
export const allSkills = (writing: Writing): string[] => writing.person.skills.flatMap(({ skills }) => skills)

/** Some of `count` at a time. */
export function inRows<T>(things: T[], count: number): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < things.length; at += count) rows.push(things.slice(at, at + count))
  return rows
}
