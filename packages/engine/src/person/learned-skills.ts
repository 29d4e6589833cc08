import { type Course, courses } from '@nextrung/knowledge/courses'
import { usableHours } from '@nextrung/knowledge/learning-hours'
import { findSkills } from '../text/find-skills.ts'
import { courseLevel } from './course-level.ts'
import type { LearnedSkill } from './known-skills.ts'

/** A course that the person says they finished. */
export type FinishedCourse = Pick<Course, 'name' | 'skills' | 'level' | 'hours'>

export type TickedMilestone = { title: string; skills: readonly string[] }

const mostCourses = 500
const mostSkills = 50
// A course names what it teaches most first; the rest it only touches.
const taughtFully = 2

const middle = ({ from, to }: { from: number; to: number }): number => (from + to) / 2

/** What finished courses add up to for one skill: all of it, or the basics. */
const gradeOf = (skill: string, finished: readonly FinishedCourse[]): 'full' | 'partial' => {
  const about = finished.filter(({ skills }) => skills.slice(0, taughtFully).includes(skill))
  const goesFurther = about.some((course) => {
    const level = courseLevel(course)
    return level === 'intermediate' || level === 'advanced' || (level === null && course.hours === undefined)
  })
  const hours = about.reduce((sum, course) => sum + (course.hours ? middle(course.hours) : 0), 0)
  return goesFurther || hours >= usableHours(skill).from ? 'full' : 'partial'
}

/**
 * What finished courses and ticked milestones say the person learned; all of it by their own word. A course counts
 * fully for the two skills it teaches most, if it goes beyond the basics or its hours reach what the skill takes;
 * courses on one skill add up. Otherwise it counts in part.
 */
export const readLearnedSkills = (
  finished: readonly FinishedCourse[],
  ticked: readonly TickedMilestone[],
): LearnedSkill[] => {
  const taken = finished.slice(0, mostCourses)
  const bySkill = new Map<string, FinishedCourse>()
  for (const course of taken)
    for (const skill of course.skills.slice(0, mostSkills))
      if (!bySkill.has(skill)) bySkill.set(skill, course)
  return [
    ...ticked.flatMap(({ title, skills }) =>
      skills.map((skill) => ({ skill, kind: 'marked' as const, grade: 'full' as const, words: title })),
    ),
    ...[...bySkill].map(([skill, { name }]) => ({
      skill,
      kind: 'course' as const,
      grade: gradeOf(skill, taken),
      words: name,
    })),
  ]
}

const longestName = 500
const byName = new Map(courses.map((course) => [course.name.toLowerCase(), course]))

/** A course named in the person's words: ours if it has the same name, otherwise what the name says it teaches. */
export const courseNamed = (name: string): FinishedCourse => {
  const title = name.slice(0, longestName).trim()
  const known = byName.get(title.toLowerCase())
  if (known) return known
  const skills = [...new Set(findSkills({ text: title }).map((found) => found.name))]
  // Nothing is known of its length, so it counts as the basics.
  return { name: title, skills, level: 'beginner' }
}
