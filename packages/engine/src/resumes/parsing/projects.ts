import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeProject } from '@nextrung/contract/resume-document'
import { splitSkillList } from '../../text/split-skill-list.ts'
import { splitEntries } from './entries.ts'
import { dateFields, readEntryHeading } from './entry-heading.ts'
import type { Passage } from './join-lines.ts'
import type { Line } from './line.ts'
import { type RowOptions, toPassages, toRows } from './rows.ts'
import { type Draft, Sourced } from './sourced.ts'

const stack =
  /^(?:technolog(?:y|ies)(?: used)?|tech(?: stack)?|stack|tools(?: used)?|built with|environment|skills|languages|technologien|technologies utilisées|tecnologías|keywords|umgebung)\s*[:–-]\s*(.+)$/iu

/** The texts below a project's heading: what it is, what was done, and the technologies. */
export function projectBody(passages: readonly Passage[]) {
  const keywords: Sourced<string>[] = []
  const lead: Sourced<string>[] = []
  const highlights: Sourced<string>[] = []
  const hasBullets = passages.some(({ bullet }) => bullet)
  for (const { text, lines: from, bullet } of passages) {
    const list = stack.exec(text)?.[1]
    if (list !== undefined) keywords.push(...splitSkillList(list).map((word) => new Sourced(word, from)))
    else if (bullet || (hasBullets && highlights.length > 0)) highlights.push(new Sourced(text, from))
    else lead.push(new Sourced(text, from))
  }
  return { lead, highlights, keywords }
}

/** The projects of a section, in order; "Technologies: …" becomes keywords. */
export function readProjects(
  lines: readonly Line[],
  options: RowOptions & { links: readonly ReadLink[] },
): Draft<ResumeProject>[] {
  const entries = splitEntries(toRows(lines, options), {
    isHead: (line) => line.bold || line.gapBefore,
    maxTail: 1,
  })
  return entries.map((entry) => {
    const head = readEntryHeading(entry.heads, options)
    const [name, ...others] = head.parts
    const { lead, highlights, keywords } = projectBody(toPassages(entry.body, options.vocabulary))
    const description = [...others.map(({ text, line }) => new Sourced(text, [line])), ...lead]
    const link = options.links.find(
      ({ text, url }) =>
        /^https?:/i.test(url) &&
        text.trim().length > 2 &&
        entry.heads.some((line) => line.text.includes(text.trim())),
    )
    const linkLine = entry.heads.find((line) => link !== undefined && line.text.includes(link.text.trim()))
    return {
      name: name && new Sourced(name.text, [name.line]),
      description:
        description.length === 0
          ? undefined
          : new Sourced(
              description.map(({ value }) => value).join('\n'),
              description.flatMap(({ from }) => [...from]),
            ),
      url: head.url ?? (link && linkLine && new Sourced(link.url, [linkLine])),
      ...dateFields(head, 'startDate'),
      highlights,
      keywords,
    }
  })
}
