import { storyForms, storyTones } from '@nextrung/contract/career-story'
import { describe, expect, it } from 'vitest'
import { barista, developer, job, resumeOf, write } from './testing/write-for.ts'

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

  it('names an employer once when it tells several things done there', () => {
    const twoJobs = resumeOf({
      work: [
        job({
          position: 'Backend Developer',
          name: 'Larkfield',
          startDate: '2022-03',
          current: true,
          highlights: [
            'Cut the response time of the ledger from 480 ms to 120 ms',
            'Moved 12 services to Kubernetes without downtime',
            'Reduced failed releases from 5 to 1 a quarter',
          ],
        }),
        job({
          position: 'Software Developer',
          name: 'Corvid',
          startDate: '2020-07',
          endDate: '2022-02',
          highlights: [
            'Built REST APIs in Java for 40 warehouse clients',
            'Moved nightly jobs to Kafka consumers, which saved 3 hours a night',
          ],
        }),
      ],
    })
    for (const tone of storyTones) {
      const { story } = write({ resume: twoJobs, tone, length: 'long' })
      const deeds = story.split('\n\n').find((paragraph) => paragraph.includes('480 ms')) ?? ''
      expect(deeds.match(/at Larkfield,/gi)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })

  it('does not say "bring" twice in a row in a letter', () => {
    const { story } = write({ resume: developer(), tone: 'confident', form: 'cover-letter' })
    expect(story.match(/\bbring\b/g)).toHaveLength(1)
  })

  it('calls a single certificate no list of "these credentials"', () => {
    const certified = resumeOf({ certificates: [{ name: 'CompTIA A+', date: '2024' }] })
    expect(write({ resume: certified, tone: 'warm' }).story).not.toContain('these credentials')
  })

  it('asks for results only where most lines about work tell none', () => {
    expect(write({ resume: developer() }).focusAreas).not.toContain('Write down results')
    const dutiful = resumeOf({
      work: [
        job({
          position: 'Backend Developer',
          name: 'Larkfield',
          startDate: '2020-01',
          current: true,
          highlights: [
            'Cut the response time from 480 ms to 120 ms',
            'Wrote services in Go',
            'Reviewed code',
          ],
        }),
      ],
    })
    const { focusAreas, focusReasons } = write({ resume: dutiful })
    expect(focusReasons?.[focusAreas.indexOf('Write down results')]).toBe(
      'Only 1 of the 3 lines about your work says what came of it.',
    )
  })

  it('writes everyday titles small, and abbreviations as they are', () => {
    const titled = (position: string) =>
      write({
        resume: resumeOf({ work: [job({ position, name: 'Hilltop', startDate: '2020-01', current: true })] }),
      }).story
    expect(titled('Server')).toContain('a server at Hilltop')
    expect(titled('Dispatcher')).toContain('a dispatcher at Hilltop')
    expect(titled('HR Manager')).toContain('an HR Manager at Hilltop')
  })
})
