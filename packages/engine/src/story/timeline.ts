import type { StoryEvent } from '@nextrung/contract/career-story'
import type { SourceLine } from '@nextrung/contract/resume-document'
import { shownCertificate } from '@nextrung/contract/shown-certificate'
import { cutAtWord } from '../text/phrases.ts'
import type { StoryFacts } from './story-facts.ts'
import { dateInWords } from './story-jobs.ts'

type Dated = { startDate?: string | undefined; endDate?: string | undefined; current?: boolean | undefined }
type Event = StoryEvent & { sort: string }

const longest = { title: 120, description: 200 }
const most = 30

const short = (iso: string): string => dateInWords(iso).replace(/^(\p{L}{3})\p{L}+/u, '$1')

const dateOf = ({ startDate, endDate, current }: Dated): string => {
  if (startDate && current) return `Since ${short(startDate)}`
  if (startDate && endDate && short(startDate) !== short(endDate))
    return `${short(startDate)} to ${short(endDate)}`
  const only = startDate ?? endDate
  if (!only) return 'Undated'
  return startDate ? short(only) : `Until ${short(only)}`
}

const joined = (texts: (string | undefined)[], by: string): string =>
  texts
    .map((text) => text?.trim())
    .filter((text) => text)
    .join(by)

type Entry = Dated & { title: string; description: string | undefined; pointers: string[] }

const eventOf = (entry: Entry, linesAt: (pointer: string) => SourceLine[]): Event[] =>
  entry.title === ''
    ? []
    : [
        {
          date: dateOf(entry),
          title: cutAtWord(entry.title, longest.title),
          description: cutAtWord(entry.description?.trim() ?? '', longest.description),
          sources: entry.pointers.flatMap(linesAt).slice(0, 4),
          sort: entry.startDate ?? entry.endDate ?? '9999',
        },
      ]

/** Jobs, projects, education and certificates with their own dates, oldest first; undated ones come last. */
export const writeTimeline = ({ source, deeds }: StoryFacts): StoryEvent[] => {
  const { work, projects, education, certificates } = source.document
  const strongest = (pointer: string): string | undefined => {
    const deed = deeds.find(({ place }) => place.pointer === pointer)
    return deed && source.textAt(deed.pointer)
  }
  const entries: Entry[] = [
    ...work.map((job, at) => ({
      ...job,
      title: joined([job.position, job.name], ' at '),
      description: strongest(`/work/${at}/name`) ?? job.highlights[0] ?? job.summary,
      pointers: ['position', 'name', 'startDate', 'endDate'].map((field) => `/work/${at}/${field}`),
    })),
    ...projects.map((project, at) => ({
      ...project,
      title: project.name ? `Project: ${project.name}` : '',
      description: strongest(`/projects/${at}/name`) ?? project.description ?? project.highlights[0],
      pointers: ['name', 'startDate', 'endDate'].map((field) => `/projects/${at}/${field}`),
    })),
    ...education.map(({ studyType, area, institution, endDate, startDate, current }, at) => ({
      // A degree counts from the day it was finished.
      startDate: current ? startDate : (endDate ?? startDate),
      current,
      title: joined([studyType, area], ', ') || (institution ?? ''),
      description: joined([studyType, area], '') ? institution : '',
      pointers: ['studyType', 'area', 'institution', 'endDate'].map((field) => `/education/${at}/${field}`),
    })),
    ...certificates.map((certificate, at) => ({
      startDate: certificate.date,
      title: shownCertificate(certificate),
      description: certificate.issuer,
      pointers: [`/certificates/${at}/name`],
    })),
  ]
  return entries
    .flatMap((entry) => eventOf(entry, source.linesAt))
    .sort((a, b) => a.sort.localeCompare(b.sort))
    .slice(0, most)
    .map(({ sort: _, ...event }) => event)
}
