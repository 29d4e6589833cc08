import type { CareerStory, storyDownloadFormats } from '@nextrung/contract/career-story'
import { storyDocument, storyHeadings } from '@nextrung/engine/story/story-document'
import { storyMarkdown } from '@nextrung/engine/story/story-markdown'

type Format = (typeof storyDownloadFormats)[number]
type Asked = { story: CareerStory; name?: string }
type Content = { bytes: Uint8Array; contentType: string }

const inputOf = ({ story, name }: Asked) => ({
  document: storyDocument(story, name),
  headings: storyHeadings,
  language: 'en',
  title: name ? `${name} – Career story` : 'Career story',
})

// Load the large document writers only when needed, as for resumes.
const writers: Record<Format, (asked: Asked) => Promise<Content>> = {
  pdf: async (asked) => {
    const { writePdf } = await import('@nextrung/documents/write/pdf')
    return { bytes: await writePdf(inputOf(asked)), contentType: 'application/pdf' }
  },
  docx: async (asked) => {
    const { writeDocx } = await import('@nextrung/documents/write/docx')
    const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    return { bytes: await writeDocx(inputOf(asked)), contentType }
  },
  md: async ({ story, name }) => ({
    bytes: Buffer.from(storyMarkdown(story, name)),
    contentType: 'text/markdown; charset=utf-8',
  }),
}

/** The story as a document, under the person's name if it is known. */
export const writeStoryFile = (format: Format, asked: Asked): Promise<Content> => writers[format](asked)
