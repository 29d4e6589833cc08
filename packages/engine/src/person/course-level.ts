import type { Course } from '@nextrung/knowledge/courses'

const saysBeginner =
  /\b(?:beginners?|basics?|introduction|introductory|intro|getting started|first steps|from scratch|zero to|from zero|101|fundamentals|foundations|essentials?|crash course|for everybody|dummies)\b/i
const saysAdvanced = /\b(?:advanced|expert|in depth|deep dive|internals|mastering)\b/i

/** The level that a course states; if it states none, what its title says. */
export const courseLevel = ({ level, name }: Pick<Course, 'level' | 'name'>): Course['level'] => {
  if (level) return level
  if (saysBeginner.test(name)) return 'beginner'
  return saysAdvanced.test(name) ? 'advanced' : null
}
