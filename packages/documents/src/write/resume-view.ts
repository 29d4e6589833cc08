import {
  type ResumeDocument,
  type ResumeEducation,
  type ResumeProject,
  type ResumeSection,
  type ResumeWork,
  resumeSections,
} from '@nextrung/contract/resume-document'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { contactLine, type ViewText, webLink } from './contact-line.ts'
import { formatDate, formatDates } from './format-dates.ts'
import { isRightToLeft, languageByScript } from './text-direction.ts'

/**
 * One block of a section, in reading order. A head names an entry, with its dates at the far end, and its
 * details follow; a row is the same without details. A note ends an entry ("Technologies: Go, SQL").
 */
export type ViewBlock =
  | { kind: 'head' | 'row'; strong: string; rest: ViewText[]; dates: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; text: string; url?: string }
  | { kind: 'bullet'; text: string }
  | { kind: 'labelled' | 'note'; label: string; text: string }

export type ViewSection = { heading: string; blocks: ViewBlock[] }

/** A resume as both writers show it: every text is clean and final, in the order of reading. */
export type ResumeView = {
  name: string
  label: string
  contact: ViewText[]
  sections: ViewSection[]
  /** BCP 47 code guessed from the script. */
  language: string
  rightToLeft: boolean
}

/** What a resume says, flat and in order; nothing of the document is left out, empty parts have no heading. */
export function resumeView(document: ResumeDocument): ResumeView {
  const order = [...new Set([...document.sectionOrder, ...resumeSections])]
  const sections = order
    .flatMap((section) => writeSection[section](document))
    .filter((section) => section.blocks.length > 0)
    .map((section) => ({ ...section, blocks: asRows(section.blocks) }))
  const name = cleanLine(document.basics.name)
  const label = cleanLine(document.basics.label)
  const said = [name, label, ...sections.flatMap((section) => section.blocks.map(blockText))].join('\n')
  const language = languageByScript(said)
  return {
    name,
    label,
    contact: contactLine(document.basics),
    sections,
    language,
    rightToLeft: language === 'ar' || language === 'he' || (isRightToLeft(name) && isRightToLeft(said)),
  }
}

/** The text of a block as one string, for choosing fonts and direction. */
export function blockText(block: ViewBlock): string {
  if ('strong' in block) return [block.strong, ...block.rest.map((part) => part.text), block.dates].join(' ')
  return 'label' in block ? `${block.label} ${block.text}` : block.text
}

const writeSection: Record<ResumeSection, (document: ResumeDocument) => ViewSection[]> = {
  summary: (document) => [{ heading: 'Summary', blocks: paragraphs(document.basics.summary) }],
  work: (document) => [{ heading: 'Experience', blocks: document.work.flatMap(workBlocks) }],
  projects: (document) => [{ heading: 'Projects', blocks: document.projects.flatMap(projectBlocks) }],
  skills: (document) => [{ heading: 'Skills', blocks: skillBlocks(document) }],
  education: (document) => [{ heading: 'Education', blocks: document.education.flatMap(educationBlocks) }],
  certificates: (document) => [{ heading: 'Certifications', blocks: certificateBlocks(document) }],
  languages: (document) => [{ heading: 'Languages', blocks: languageBlocks(document) }],
  other: (document) =>
    document.other.map((section) => ({
      heading: cleanLine(section.heading) || 'Further information',
      blocks: otherBlocks(section.lines),
    })),
}

function workBlocks(work: ResumeWork): ViewBlock[] {
  return [
    ...head([work.position, work.name, work.location], formatDates(work), work.url),
    ...paragraphs(work.summary),
    ...bullets(work.highlights),
  ]
}

function projectBlocks(project: ResumeProject): ViewBlock[] {
  return [
    ...head([project.name], formatDates(project), project.url),
    ...paragraphs(project.description),
    ...bullets(project.highlights),
    ...note('Technologies', list(project.keywords)),
  ]
}

function educationBlocks(education: ResumeEducation): ViewBlock[] {
  const study = [education.studyType, education.area].map(cleanLine).filter(Boolean).join(', ')
  const score = cleanLine(education.score)
  return [
    ...head([study, education.institution, education.location], formatDates(education)),
    // A bare figure needs a word before it; "GPA 3.9" brings its own.
    ...(/\p{L}{3}/u.test(score) ? paragraphs(score) : note('Grade', score)),
    ...bullets(education.highlights),
    ...note('Courses', list(education.courses)),
  ]
}

function skillBlocks(document: ResumeDocument): ViewBlock[] {
  return document.skills.flatMap((group) => {
    const keywords = list(group.keywords)
    return keywords === '' ? paragraphs(group.name) : labelled(cleanLine(group.name), keywords)
  })
}

function certificateBlocks(document: ResumeDocument): ViewBlock[] {
  return document.certificates.flatMap((certificate) =>
    head([certificate.name, certificate.issuer], formatDate(certificate.date), certificate.url),
  )
}

function languageBlocks(document: ResumeDocument): ViewBlock[] {
  const said = document.languages.map(({ language, fluency }) => {
    const level = cleanLine(fluency)
    return level === '' ? cleanLine(language) : `${cleanLine(language)} (${level})`
  })
  return paragraphs(said.filter(Boolean).join(', '))
}

/** Kept lines stand as they were: a single one as a sentence, several as a list. */
function otherBlocks(lines: string[]): ViewBlock[] {
  const kept = lines.flatMap(cleanParagraphs).map((line) => line.replace(/^[•●▪‣◦·∙*–—-]\s+/u, ''))
  return kept.length === 1 ? paragraphs(kept[0]) : bullets(kept)
}

/** A date that is longer than a date (a sentence in the original) would squeeze the head; it goes below. */
const longestDates = 40
/** What fits one line beside its dates; an address that makes a head longer goes below. */
const longestHead = 84

function head(names: (string | undefined)[], when: string, url?: string): ViewBlock[] {
  const [strong = '', ...others] = names.map(cleanLine).filter(Boolean)
  const link = webLink(url)
  if (strong === '' && link.text === '') return paragraphs(when)
  const dates = when.length > longestDates ? '' : when
  const length = [strong, ...others, link.text, dates].join(', ').length
  const isBeside = link.text !== '' && (strong === '' || length <= longestHead)
  const rest = [...others.map((text) => ({ text })), ...(isBeside ? [link] : [])]
  return [
    { kind: 'head', strong, rest, dates },
    ...(link.text === '' || isBeside ? [] : [{ kind: 'link' as const, ...link }]),
    ...(dates === when ? [] : paragraphs(when)),
  ]
}

function paragraphs(value: string | undefined): ViewBlock[] {
  return cleanParagraphs(value).map((text) => ({ kind: 'paragraph', text }))
}

function bullets(values: string[]): ViewBlock[] {
  return values
    .map(cleanLine)
    .filter(Boolean)
    .map((text) => ({ kind: 'bullet', text }))
}

/** A section of heads alone (certificates, most often) is a plain list of rows. */
function asRows(blocks: ViewBlock[]): ViewBlock[] {
  const onlyHeads = blocks.every((block) => block.kind === 'head')
  return onlyHeads ? blocks.map((block) => ('strong' in block ? { ...block, kind: 'row' } : block)) : blocks
}

function note(label: string, text: string): ViewBlock[] {
  return text === '' ? [] : [{ kind: 'note', label, text }]
}

function labelled(label: string, text: string): ViewBlock[] {
  if (text === '') return []
  return [label === '' ? { kind: 'paragraph', text } : { kind: 'labelled', label, text }]
}

function list(values: string[]): string {
  return values.map(cleanLine).filter(Boolean).join(', ')
}
