import { articlesFor, type Course, coursesFor, relatedCoursesFor } from '@nextrung/knowledge/courses'
import { levelsOf, levelTables, type SkillLevel } from '@nextrung/knowledge/skill-levels'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { courseLevel } from '../person/course-level.ts'
import type { LearningResource } from './list-courses.ts'

export type LevelResource = LearningResource & {
  /** The related skill that it teaches, where nothing teaches the skill itself. */
  relatedTo?: string
}

/** One level of a skill as a row of the table holds it. */
export type ProficiencyLevel = {
  skillName: string
  /** From 1 to 5. */
  level: SkillLevel['level']
  description: string
  requiredCapabilities: string[]
  suggestedProjects: string[]
  /** What to learn the skill with on the way to this level, best first; empty if nothing fits. */
  learningResources: LevelResource[]
}

const mostResources = 3
const aboutAnother = 3

type Fit = Partial<Record<'beginner' | 'intermediate' | 'advanced' | 'any', number>>

const fromTheStart: Fit = { beginner: 0, any: 1, intermediate: 2 }
const beyondTheBasics: Fit = { advanced: 0, intermediate: 1, any: 2 }
/** How well a course of each level leads to a level of the skill, 0 best; no entry if it doesn't. */
const fitOf: Readonly<Record<SkillLevel['level'], Fit>> = {
  1: fromTheStart,
  2: fromTheStart,
  3: { intermediate: 0, any: 1, beginner: 2 },
  4: beyondTheBasics,
  5: { advanced: 0, any: 1 },
}

/** Whether it is mainly about the skill. */
const isAbout = ({ skills, name }: Course, skill: string): boolean =>
  skills.slice(0, 2).includes(skill) || name.toLowerCase().includes(skill.toLowerCase())

const bestFitting = (
  pool: readonly Course[],
  { level, about }: { level: SkillLevel['level']; about: string },
): Course[] =>
  pool
    .flatMap((course) => {
      const fit = fitOf[level][courseLevel(course) ?? 'any']
      return fit === undefined ? [] : [{ course, rank: fit + (isAbout(course, about) ? 0 : aboutAnother) }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostResources)
    .map(({ course }) => course)

const nameResource = ({ id, name, url }: Course): LearningResource => ({ id, name, url })

const resourcesFor = (skill: string, level: SkillLevel['level']): LevelResource[] => {
  const own = bestFitting([...coursesFor(skill), ...articlesFor(skill)], { level, about: skill })
  if (own.length > 0) return own.map(nameResource)
  const related = relatedCoursesFor(skill)
  // A course on MySQL goes a long way with MariaDB, but one on Python teaches nobody Ruby.
  if (!related || findSkillByName(skill)?.kind === 'language') return []
  const { skill: relatedTo, courses } = related
  return bestFitting(courses, { level, about: relatedTo }).map((course) => ({
    ...nameResource(course),
    relatedTo,
  }))
}

/** The five levels of every skill that they are written for. */
export const listProficiencyLevels = (): ProficiencyLevel[] =>
  levelTables
    .flatMap((table) => Object.keys(table))
    .flatMap((skillName) =>
      levelsOf(skillName).map(({ level, description, requiredCapabilities, suggestedProjects }) => ({
        skillName,
        level,
        description,
        requiredCapabilities: [...requiredCapabilities],
        suggestedProjects: [...suggestedProjects],
        learningResources: resourcesFor(skillName, level),
      })),
    )
