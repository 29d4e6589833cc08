import type { Services } from '../../../context.ts'
import { listStories, storyOf, writeStoryFile } from '../../career-story/career-story.public.ts'
import type { ArchiveEntry } from './create-zip.ts'

const folder = 'career-stories'

/** Each saved career story as Markdown, newest first. */
export async function* listStoryEntries(services: Services, userId: number): AsyncGenerator<ArchiveEntry> {
  for (const row of await listStories(services.db, userId))
    try {
      const { bytes } = await writeStoryFile('md', { story: storyOf(row) })
      yield { path: `${folder}/story-${row.version}.md`, content: bytes }
    } catch (err) {
      services.log.error({ err, storyId: row.id }, 'could not create a file of an archive')
      yield { path: `${folder}/story-${row.version}-could-not-be-made.txt`, content: Buffer.from(notMade) }
    }
}

const notMade =
  'This file could not be created. Its content is in data/career_stories.json; the reason is in the server log.\n'
