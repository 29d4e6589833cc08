import { findSkillByName } from '../skills.ts'
import type { Course } from './course.ts'
import { placeInTitle } from './title-place.ts'

/** People ask for these by name, so they come first where nothing else decides. */
const largePlatforms = new Set<Course['platform']>(['linkedin_learning', 'coursera', 'udemy'])

/** Something to look up or to try, rather than a course that leads through a subject. */
const reference =
  /\b(?:documentation|reference|cheat sheet|checklist|catalog|curated list|list of|templates?|maturity model|handbook of|guidance|examples|deliberately insecure|terms and parts|official (?:page|certification page|manual|site)|description of|chapter)\b/i

/** Only a taste, a last exercise or a special audience: too little to learn a skill with. */
const partial =
  /\b(?:capstone|crash course|quick introduction|one hour|going fast|final|interview|tips and tricks|recipes|level up|leaders|(?:first|in|practical) projects?|practice it|advanced|in depth|architect modern|for (?:network engineers|marketers|architects|managers|executives|data scientists|ux designers))\b/i

/** Leads through the whole subject. */
const whole =
  /\b(?:complete|ultimate|bootcamp|masterclass|essential training|foundations|fundamentals|introduction|intro|learning|learn|basics|beginners?|zero to|from scratch|getting started|first steps|essentials|for everybody|101)\b/i

/** "Node.js: Testing and Code Quality": one part of the subject that stands before the colon. */
const onePart = (name: string): boolean =>
  /: (?!.*\b(?:complete|beginner|from|foundations|the basics)\b)/i.test(name) && !whole.test(name)

/** Follows the topics of an exam. */
const examPreparation = /\b(?:exam|certified|certification|cert prep|\w{2,3}-\d{3})\b/i

const yearInTitle = /\b20(?:1\d|2[0-3])\b/

const levelPoints = { beginner: 1, intermediate: 0.2, advanced: -1.5 } as const

/** From -0.5 to 0.5: a rating counts the more, the more people gave it. */
const ratingPoints = ({ rating, reviews, enrolled }: Course): number => {
  if (!rating) return 0
  const trust = Math.min(1, Math.log10(1 + (reviews?.count ?? (enrolled?.count ?? 0) / 20)) / 4)
  return Math.max(-0.5, Math.min(0.5, (rating.value - 4.4) * 1.5 * trust))
}

/** From 0 to 1: what many people took has stood a test. */
const popularityPoints = ({ reviews, enrolled }: Course): number =>
  Math.min(1, Math.log10(1 + Math.max(enrolled?.count ?? 0, (reviews?.count ?? 0) * 10)) / 6)

const isShort = ({ hours }: Course): boolean => hours !== undefined && hours.to < 1

/** What else the title says it is about, from the course's other skills. */
const othersInTitle = (course: Course, skill: string): number =>
  course.skills.filter((other) => other !== skill && placeInTitle(course.name, other) !== undefined).length

/** A topic may stand before the skills: "Business Writing" is about communication first. */
const placeAmongSkills = (course: Course, skill: string): number => {
  const place = course.skills.indexOf(skill)
  return place === 0 && course.topics.length > 0 && placeInTitle(course.name, skill) === undefined ? 1 : place
}

const focusPoints = (course: Course, skill: string): number => {
  const place = placeAmongSkills(course, skill)
  const named = placeInTitle(course.name, skill)
  return (
    (place === 0 ? 3 : place === 1 ? 1 : place === -1 ? 2 : 0) +
    (named === undefined ? 0 : named < 25 ? 2.5 : 1.5) +
    (course.skills.length === 1 ? 1 : Math.max(-1, (3 - course.skills.length) * 0.4)) -
    othersInTitle(course, skill) * 0.7
  )
}

const formPoints = (course: Course): number =>
  (largePlatforms.has(course.platform) ? 0.5 : 0) -
  (reference.test(`${course.name} ${course.description}`) ? 3 : 0) -
  (partial.test(course.name) ? 1.5 : 0) -
  (onePart(course.name) ? 1.2 : 0) +
  (whole.test(course.name) ? 0.8 : 0) -
  (isShort(course) ? 0.8 : 0) -
  (yearInTitle.test(course.name) ? 0.6 : (course.seenYear ?? 2024) < 2024 ? 0.7 : 0)

/**
 * How well a course teaches this very skill to someone who starts it: whether the course is about it, then level, form,
 * age and what others thought of it. Our judgement; the numbers only order the courses of one skill.
 */
export const rankCourse = (course: Course, skill: string): number =>
  focusPoints(course, skill) +
  (course.level ? levelPoints[course.level] : 0.6) +
  formPoints(course) -
  (examPreparation.test(course.name) && findSkillByName(skill)?.kind !== 'certificate' ? 1 : 0) +
  ratingPoints(course) +
  popularityPoints(course)
