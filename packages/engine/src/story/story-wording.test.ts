import { storyForms, storyTones } from '@nextrung/contract/career-story'
import { describe, expect, it } from 'vitest'
import { barista, job, resumeOf, write } from './testing/write-for.ts'

describe('the wording of a story', () => {
  it('tells the line with a measured result rather than the one with a head count', () => {
    const nurse = resumeOf({
      work: [
        job({
          position: 'Charge Nurse',
          name: 'St. Brigid Hospital',
          startDate: '2019-02',
          current: true,
          highlights: [
            'Lead a ward team of nine on night shifts',
            'Introduced a checklist that cut medication errors by a third',
          ],
        }),
      ],
    })
    for (const form of storyForms) {
      const { story } = write({ resume: nurse, targetRole: 'Security Engineer', length: 'short', form })
      expect(story).toContain('cut medication errors by a third')
    }
  })

  it('reads shortened lines out in full', () => {
    const shortened = resumeOf({
      work: [
        job({
          position: 'Team Lead',
          name: 'Fernhill',
          current: true,
          startDate: '2020-01',
          highlights: ['Led team of 6 engineers w/ two interns', 'Built ETL pipelines w/ Airflow & dbt'],
        }),
      ],
    })
    const { story } = write({ resume: shortened, targetRole: 'Data Engineer' })
    expect(story).toContain('led a team of 6 engineers with two interns.')
    expect(story).toMatch(/built ETL pipelines with Airflow and dbt\./)
  })

  it('lists no line among the skills because its verb tells one', () => {
    const { story } = write({
      resume: resumeOf({
        work: [
          job({
            position: 'Head of Operations',
            name: 'Cartwheel',
            current: true,
            startDate: '2020-01',
            highlights: ['Interviewed 80 customers before the first release'],
          }),
        ],
      }),
      targetRole: 'Product Manager',
      form: 'cover-letter',
    })
    expect(story).not.toMatch(/My skills [^.]*Interviewed/)
  })

  it('names the role in every letter, and closes every story of a career changer with the aim', () => {
    for (const tone of storyTones) {
      const given = { resume: barista(), targetRole: 'Data Engineer' as const, tone }
      expect(write({ ...given, form: 'cover-letter' }).parts?.[0]?.text).toContain('data engineer')
      expect(write({ ...given, length: 'long' }).parts?.at(-1)?.text).toContain('data engineer')
    }
  })

  it('says the aim once, even without a job to begin with', () => {
    for (const tone of storyTones) {
      const { parts } = write({
        resume: resumeOf({
          projects: [{ name: 'Ledger', highlights: ['Built a ledger in Go'], keywords: [] }],
        }),
        tone,
      })
      expect(parts?.filter(({ basis }) => basis === 'aim')).toHaveLength(1)
    }
  })

  it('asks nobody to show a skill that their work takes for granted', () => {
    const { focusAreas } = write({
      resume: resumeOf({
        work: [
          job({
            position: 'DevOps Engineer',
            name: 'Fernhill',
            startDate: '2020-01',
            current: true,
            highlights: ['Ran 12 Kubernetes clusters for three teams'],
          }),
        ],
        skills: [{ keywords: ['Docker'] }],
      }),
      targetRole: 'DevOps Engineer',
    })
    expect(focusAreas).not.toContain('Show Docker at work')
  })

  it('calls nobody an academic learner for having finished school', () => {
    const schooled = (studyType: string) =>
      write({
        resume: resumeOf({
          education: [{ institution: 'Ridge School', studyType, courses: [], highlights: [] }],
        }),
      }).learningStyle
    for (const diploma of ['High School Diploma', 'GED', 'Abitur', 'A-levels'])
      expect(schooled(diploma)).not.toMatch(/^Academic/)
    expect(schooled('Bachelor of Science')).toMatch(/^Academic/)
  })
})
