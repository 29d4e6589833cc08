import type { ResumeEducation } from '@nextrung/contract/resume-document'
import { listed } from '../text/phrases.ts'
import { baseOf } from '../text/verb-forms.ts'
import { heldCertificates, type StoryFacts, skillsShownAtWork } from './story-facts.ts'
import { linesByKind } from './work-kind.ts'

export type LearningStyle = { style: string; basis: string }

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const teaching = new Set(['teach', 'train', 'mentor', 'coach', 'tutor', 'instruct', 'onboard'])

const teachingLines = ({ source }: StoryFacts): number =>
  (linesByKind(source).kinds.get('guide') ?? []).filter(({ text }) =>
    text
      .toLowerCase()
      .split(/\W+/)
      .slice(0, 2)
      .some((word) => teaching.has(baseOf(word) ?? '')),
  ).length

const school =
  /\b(?:high school|secondary school|ged|gcses?|a[- ]levels?|abitur|matura|hsc|ssc|sslc|matric(?:ulation)?|bachillerato|baccalaur[ée]at|mittlere reife|fachhochschulreife)\b/iu

/** Everybody went to school, so a school diploma says nothing about how somebody learns. */
const isStudies = ({ studyType, area, institution }: ResumeEducation): boolean =>
  !school.test([studyType, area, studyType ? '' : institution].filter(Boolean).join(' '))

/**
 * How the person learns, by what the evidence has most of: courses and certificates, projects, teaching others, or
 * skills shown in jobs. Three skills shown at work count like one certificate or project, because every job shows some.
 */
export const readLearningStyle = (facts: StoryFacts): LearningStyle => {
  const certificates = heldCertificates(facts.source).length
  const courses = facts.courses.length
  const degrees = facts.source.document.education.filter(isStudies).length
  const projects = facts.source.document.projects.length
  const skills = skillsShownAtWork(facts.source).length
  const lessons = teachingLines(facts)
  const formal = [
    ...(certificates > 0 ? [counted(certificates, 'certificate')] : []),
    ...(courses > 0 ? [counted(courses, 'course')] : []),
  ]
  const schooling = degrees === 1 ? 'one entry under education' : `${degrees} entries under education`
  const styles = [
    {
      style: 'Structured learner',
      score: certificates + courses,
      basis: `It rests on ${listed(formal)}.`,
    },
    {
      style: 'Learns by building',
      score: projects,
      basis: `It rests on ${counted(projects, 'project')} of yours.`,
    },
    {
      style: 'Learns by teaching',
      score: lessons,
      basis: `${lessons === 1 ? 'One of your lines tells' : `${lessons} of your lines tell`} of people you taught or trained.`,
    },
    {
      style: 'Learns on the job',
      score: skills / 3,
      basis: `The lines about your work and projects show ${counted(skills, 'skill')} in use.`,
    },
    { style: 'Academic learner', score: degrees / 2, basis: `It rests on ${schooling}.` },
  ]
  const [best] = styles.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return best
    ? { style: best.style, basis: best.basis }
    : {
        style: 'Not clear yet',
        basis:
          'You gave no courses, certificates, projects or skills used at work, so there is nothing to base a learning style on. Add one of them to your profile or resume.',
      }
}
