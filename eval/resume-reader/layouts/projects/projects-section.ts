import type { InventedProject } from '../../invented-person.ts'
import type { Block, LineBlock } from '../../shapes.ts'
import { headingFor } from '../headings.ts'
import { type Fields, renderTemplate } from '../line-template.ts'
import { labelled, line, plain } from '../lines.ts'
import type { Section } from '../section.ts'
import { spaced } from '../spaced.ts'
import { pickTemplate } from '../templates.ts'
import type { Writing } from '../writing.ts'
import { projectTemplates } from './project-templates.ts'

type ProjectText = (input: { writing: Writing; project: InventedProject }) => LineBlock[]

const text = (content: string | undefined): LineBlock[] =>
  content === undefined ? [] : [line({ role: 'projectText', text: content })]

const bullet = (content: string, writing: Writing): LineBlock =>
  line({ role: 'projectText', text: content, bullet: writing.bullet })

/** What stands below the name of a project. */
const projectTexts: Record<string, ProjectText> = {
  bullets: ({ writing, project }) => [
    ...text(project.summary),
    ...project.items.map((item) => bullet(item, writing)),
  ],
  'all as bullets': ({ writing, project }) =>
    [...(project.summary === undefined ? [] : [project.summary]), ...project.items].map((item) =>
      bullet(item, writing),
    ),
  'plain lines': ({ project }) => [...text(project.summary), ...project.items.flatMap((item) => text(item))],
  paragraph: ({ project }) => text(storyOf(project)),
}

export function projectsSection(writing: Writing): Section[] {
  const { person, random } = writing
  if (person.projects.length === 0) return []
  const { name, lines } = pickTemplate({ writing, templates: projectTemplates, part: 'projects' })
  const textName = random.pick(Object.keys(projectTexts))
  const below: ProjectText = name.startsWith('run-in') ? () => [] : (projectTexts[textName] ?? (() => []))
  const entries = person.projects.map((project, at): Block[] => [
    ...renderTemplate({
      lines,
      fields: { ...projectFields({ writing, project }), number: plain(String(at + 1)) },
      role: 'projectHead',
      word: writing.word,
      separator: writing.separator,
      bullet: writing.bullet,
    }),
    ...below({ writing, project }),
  ])
  return [
    {
      key: 'projects',
      heading: headingFor({ writing, key: 'projects' }),
      blocks: spaced({ writing, entries }),
      grammars: [`projects:${name}`, `project-text:${textName}`],
    },
  ]
}

function projectFields({ writing, project }: { writing: Writing; project: InventedProject }): Fields {
  const { start, end, stack } = project
  return {
    name: labelled(project.name, 'project'),
    url: labelled(project.url, 'url'),
    dates: writing.dates.range({ ...(start ? { start } : {}), ...(end ? { end } : {}) }),
    stack: labelled(stack?.join(', '), 'none'),
    story: labelled(storyOf(project), 'none')?.map((piece) => ({ ...piece, text: ` ${piece.text}` })),
  }
}

function storyOf(project: InventedProject): string | undefined {
  const told = [project.summary, ...project.items].filter((part) => part !== undefined)
  return told.length === 0
    ? undefined
    : told.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}
