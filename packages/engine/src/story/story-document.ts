import type { CareerStory } from '@nextrung/contract/career-story'
import { emptyResume } from '@nextrung/contract/empty-resume'
import type { ResumeDocument, ResumeSection } from '@nextrung/contract/resume-document'

/** The headings that a story's sections have in place of a resume's. */
export const storyHeadings: Partial<Record<ResumeSection, string>> = { summary: 'My story', work: 'Timeline' }

/**
 * The story in the shape that the document writers know: the text where a resume has its summary, the timeline where it
 * has its jobs, and lists for the rest. Write it with `storyHeadings`.
 */
export const storyDocument = (story: CareerStory, name?: string): ResumeDocument => ({
  ...emptyResume(),
  basics: {
    profiles: [],
    name: name ?? 'Career story',
    ...(story.targetRole ? { label: `Target role: ${story.targetRole}` } : {}),
    summary: story.story,
  },
  work: story.timelineEvents.map(({ date, title, description }) => ({
    position: title,
    dateText: date,
    highlights: description.trim() === '' ? [] : [description],
  })),
  other: [
    { heading: 'Persona and learning style', lines: [story.personaType, story.learningStyle] },
    { heading: 'Key focus areas', lines: story.focusAreas },
    { heading: 'Milestones', lines: story.milestones },
    {
      heading: 'A thought to take along',
      lines:
        story.inspirationalQuote === ''
          ? []
          : [`“${story.inspirationalQuote}”${story.quoteAuthor ? ` (${story.quoteAuthor})` : ''}`],
    },
  ],
  sectionOrder: ['summary', 'work', 'other'],
})
