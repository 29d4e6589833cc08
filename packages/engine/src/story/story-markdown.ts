import type { CareerStory } from '@nextrung/contract/career-story'
import { escaped, inline } from '../text/markdown.ts'

const section = (heading: string, body: string): string[] => (body === '' ? [] : [`## ${heading}`, body])

/** The story as Markdown (CommonMark), all text escaped. Ends with a newline. */
export const storyMarkdown = (story: CareerStory, name?: string): string => {
  const { personaType, learningStyle, focusAreas, milestones, timelineEvents, quoteAuthor } = story
  const timeline = timelineEvents.map(
    ({ date, title, description }) =>
      `- **${inline(date)}:** ${inline(title)}${description.trim() === '' ? '' : `. ${inline(description)}`}`,
  )
  const quote = story.inspirationalQuote
  const blocks = [
    `# ${inline(name ? `${name}: career story` : 'Career story')}`,
    ...(story.targetRole ? [`**Target role: ${inline(story.targetRole)}**`] : []),
    ...story.story.split(/\n{2,}/).map(escaped),
    ...section('Persona and learning style', `- ${inline(personaType)}\n- ${inline(learningStyle)}`),
    ...section('Key focus areas', focusAreas.map((one) => `- ${inline(one)}`).join('\n')),
    ...section('Milestones', milestones.map((one, at) => `${at + 1}. ${inline(one)}`).join('\n')),
    ...section('Timeline', timeline.join('\n')),
    ...(quote === '' ? [] : [`> ${inline(quote)}${quoteAuthor ? ` (${inline(quoteAuthor)})` : ''}`]),
  ]
  return `${blocks.join('\n\n')}\n`
}
