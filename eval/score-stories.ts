import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '@nextrung/documents/reader'
import { withSection } from '../bench/results-table.ts'
import { readSamples } from './measure-linkedin.ts'
import {
  measurePlantedStories,
  measureStories,
  type StoryFigures,
  storiedPeople,
  storiedSamples,
} from './measure-story.ts'

const page = join(import.meta.dirname, '../docs/evaluation.md')

const sum = (stories: readonly StoryFigures[], of: (story: StoryFigures) => number): number =>
  stories.reduce((all, story) => all + of(story), 0)
const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`
const range = (numbers: number[]): string => `${Math.min(...numbers)} to ${Math.max(...numbers)}`

/** Pairs of tones that share a sentence other than a bare skill list or aim, among long stories of one person. */
const sharedBetweenTones = (stories: readonly StoryFigures[]): { shared: number; all: number } => {
  const long = stories.filter(({ form, length }) => form === 'story' && length === 'long')
  const sentences = long.flatMap((story) =>
    story.parts.map(({ text }) => ({
      isShared: long.some(
        (other) =>
          other.name === story.name &&
          other.tone !== story.tone &&
          other.parts.some((part) => part.text === text),
      ),
    })),
  )
  return { shared: sentences.filter(({ isShared }) => isShared).length, all: sentences.length }
}

const rowsOf = (stories: StoryFigures[], people: number): string[][] => {
  const sentences = sum(stories, ({ parts }) => parts.length)
  const aims = sum(stories, (one) => one.aims)
  const traced = sum(stories, (one) => one.traced)
  const known = sum(stories, ({ parts }) => parts.filter(({ basis }) => basis === 'knowledge').length)
  const planted = measurePlantedStories()
  const tones = sharedBetweenTones(stories)
  const wordsOf = (form: string, length: string) =>
    range(stories.filter((one) => one.form === form && one.length === length).map(({ words }) => words))
  return [
    ['Texts', `${stories.length}: ${people} people, four tones, three lengths, three forms`],
    ['Sentences', String(sentences)],
    ['Of them aims and closing lines, which rest on the chosen role', String(aims)],
    [
      'Of the others, traced to what the person gave',
      `${traced} of ${sentences - aims} (${percent(traced, sentences - aims)})`,
    ],
    ['Of them about what carries over, repeating the knowledge base', String(known)],
    ['Telling something that the person did not give', String(sum(stories, (one) => one.invented.length))],
    [
      'Planted inventions caught',
      `${planted.caught} of ${planted.inventions} (${percent(planted.caught, planted.inventions)})`,
    ],
    [
      'False alarms on honest sentences',
      `${planted.alarms} of ${planted.honest} (${percent(planted.alarms, planted.honest)})`,
    ],
    [
      'Sentences of a long story that another tone of the same person has too',
      `${tones.shared} of ${tones.all} (${percent(tones.shared, tones.all)})`,
    ],
    [
      'Words of a story: short, medium, long',
      ['short', 'medium', 'long'].map((one) => wordsOf('story', one)).join('; '),
    ],
    [
      'Words of an introduction: short, medium, long',
      ['short', 'medium', 'long'].map((one) => wordsOf('introduction', one)).join('; '),
    ],
  ]
}

/** Prints the scores of the career stories; `isWriting` also writes the table to the docs page. */
export async function scoreStories({
  reader,
  folder,
  isWriting,
}: {
  reader: Reader
  folder: string
  isWriting: boolean
}): Promise<void> {
  const people = [...storiedSamples(await readSamples(reader, folder)), ...storiedPeople()]
  const stories = people.flatMap((person) => measureStories(person))
  const rows = rowsOf(stories, people.length)
  console.log('\nCareer stories')
  for (const [what, value] of rows) console.log(`  ${what}: ${value}`)
  for (const { name, invented, untraced } of stories) {
    for (const text of invented) console.log(`  invented for ${name}: ${text}`)
    for (const text of untraced) console.log(`  without evidence for ${name}: ${text}`)
  }
  if (process.argv.includes('--aloud'))
    for (const { name, tone, form, length, story } of stories)
      console.log(`\n--- ${name}, ${tone}, ${form}, ${length}\n${story}`)
  if (!isWriting) return
  const table = ['| Career stories | |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)]
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), { name: 'stories', body: table.join('\n') }))
}
