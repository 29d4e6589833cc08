import type { InventedJob } from '../../invented-person.ts'
import type { LineBlock, Look } from '../../shapes.ts'
import { line } from '../lines.ts'
import type { Writing } from '../writing.ts'

export type JobText = (input: { writing: Writing; job: InventedJob }) => LineBlock[]

const text = (content: string, look: Look = {}): LineBlock => line({ role: 'jobText', text: content, look })

const optional = (content: string | undefined, look: Look = {}): LineBlock[] =>
  content === undefined || content === '' ? [] : [text(content, look)]

const listed = (items: string[], input: { writing: Writing; indent?: number }): LineBlock[] =>
  items.map((item) =>
    line({
      role: 'jobText',
      text: item,
      bullet: input.writing.bullet,
      look: input.indent === undefined ? {} : { indent: input.indent },
    }),
  )

const sentence = (item: string): string => (/[.!?;]$/.test(item) ? item : `${item}.`)

const groupsOf = (items: string[]): string[][] =>
  items.length < 3
    ? [items]
    : [items.slice(0, Math.ceil(items.length / 2)), items.slice(-Math.floor(items.length / 2))]

/** What freelancers and consultants write above the work for one client or project, within one job. */
function groupHeading(input: { writing: Writing; items: string[]; at: number }): LineBlock {
  const { random, word } = input.writing
  const topic = (input.items[0] ?? '')
    .replace(/[.;,]$/, '')
    .split(' ')
    .slice(1, random.int(3, 6))
    .join(' ')
  const named =
    topic === '' ? `${word('Project')} ${input.at + 1}` : topic.charAt(0).toUpperCase() + topic.slice(1)
  // Only with its label: without it, nobody could tell the line from the heading of a job.
  const content = random.pick([
    `${word('Project')}: ${named}`,
    `${word('Client')}: ${named}`,
    `${word('Project')} ${input.at + 1}: ${named}`,
    `${word('Project')} ${input.at + 1}`,
  ])
  return text(content, random.pick([{ bold: true }, { italic: true }, {}, { bold: true, indent: 1 }]))
}

/** What stands below the heading of a job. */
export const jobTexts: Record<string, JobText> = {
  bullets: ({ writing, job }) => [
    ...optional(job.about, { italic: true }),
    ...optional(job.summary),
    ...listed(job.items, { writing }),
    ...optional(job.stack),
  ],
  'bullets indented': ({ writing, job }) => [
    ...optional(job.about),
    ...optional(job.summary),
    ...listed(job.items, { writing, indent: 1 }),
    ...optional(job.stack, { italic: true }),
  ],
  'all as bullets': ({ writing, job }) =>
    listed(
      [job.about, job.summary, ...job.items, job.stack].filter((item) => item !== undefined),
      { writing },
    ),
  'plain lines': ({ job }) => [
    ...optional(job.about),
    ...optional(job.summary),
    ...job.items.map((item) => text(item)),
    ...optional(job.stack),
  ],
  'plain lines indented': ({ job }) =>
    [job.about, job.summary, ...job.items, job.stack]
      .filter((item) => item !== undefined)
      .map((item) => text(item, { indent: 1 })),
  paragraph: ({ job }) => [
    ...optional(job.about, { italic: true }),
    ...optional(
      [job.summary, ...job.items]
        .filter((item) => item !== undefined)
        .map(sentence)
        .join(' '),
    ),
    ...optional(job.stack),
  ],
  'paragraph of semicolons': ({ job }) => [
    ...optional(job.summary),
    ...optional(job.items.map((item) => item.replace(/[.;]$/, '')).join('; ')),
    ...optional(job.stack),
  ],
  'labelled tasks': ({ writing, job }) => [
    ...optional(job.about),
    ...optional(job.summary),
    ...(job.items.length > 0 ? [text(`${writing.word('Tasks')}:`, { bold: true })] : []),
    ...listed(job.items, { writing }),
    ...optional(job.stack, { bold: true }),
  ],
  'labelled tasks and results': ({ writing, job }) => {
    const tasks = Math.ceil(job.items.length / 2)
    return [
      ...optional(job.summary),
      ...(tasks > 0 ? [text(writing.word('Tasks'), { italic: true })] : []),
      ...listed(job.items.slice(0, tasks), { writing }),
      ...(job.items.length > tasks ? [text(`${writing.word('Results')}:`, { italic: true })] : []),
      ...listed(job.items.slice(tasks), { writing }),
      ...optional(job.stack),
    ]
  },
  'tasks in a run': ({ writing, job }) => [
    ...optional(job.about),
    ...optional(job.summary),
    ...optional(
      job.items.length > 0 ? `${writing.word('Tasks')}: ${job.items.map(sentence).join(' ')}` : undefined,
    ),
    ...optional(job.stack),
  ],
  'results last': ({ writing, job }) => [
    ...optional(job.summary),
    ...listed(job.items.slice(0, -1), { writing }),
    ...job.items.slice(-1).map((item) => text(`${writing.word('Results')}: ${item}`, { bold: true })),
    ...optional(job.stack),
  ],
  numbered: ({ job }) => [
    ...optional(job.about),
    ...optional(job.summary),
    ...job.items.map((item, at) => text(`${at + 1}. ${item}`)),
    ...optional(job.stack),
  ],
  'numbered by brackets': ({ job }) => [
    ...optional(job.summary),
    ...job.items.map((item, at) => text(`${at + 1}) ${item}`, { indent: 1 })),
  ],
  'stack first': ({ writing, job }) => [
    ...optional(job.stack, { italic: true }),
    ...optional(job.summary),
    ...listed(job.items, { writing }),
  ],
  'project description': ({ writing, job }) => [
    ...optional(job.summary && `${writing.word('Project')}: ${job.summary}`),
    ...optional(job.stack),
    ...(job.items.length > 0 ? [text(`${writing.word('Tasks')}:`, { bold: true, ruled: true })] : []),
    ...listed(job.items, { writing }),
  ],
  'about labelled': ({ writing, job }) => [
    ...optional(job.about && `${writing.word('About')}: ${job.about}`),
    ...optional(job.summary),
    ...listed(job.items, { writing }),
    ...optional(job.stack),
  ],
  'stack as bullet': ({ writing, job }) => [
    ...optional(job.about, { size: 0.9 }),
    ...optional(job.summary),
    ...listed([...job.items, ...(job.stack === undefined ? [] : [job.stack])], { writing }),
  ],
  'grouped by project': ({ writing, job }) => [
    ...optional(job.summary),
    ...groupsOf(job.items).flatMap((items, at) => [
      groupHeading({ writing, items, at }),
      ...listed(items, { writing }),
    ]),
    ...optional(job.stack),
  ],
  'summary only': ({ job }) => optional(job.summary ?? job.items[0]),
}
