import {
  type ResumeDocument,
  type ResumeEducation,
  type ResumeProject,
  type ResumeSection,
  type ResumeWork,
  resumeSections,
} from '@nextrung/contract/resume-document'
import { shownCertificate } from '@nextrung/contract/shown-certificate'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import { contactLine, type ViewText, webLink } from './contact-line.ts'
import { formatDate, formatDates } from './format-dates.ts'
import { guessLanguage } from './guess-language.ts'
import { type ResumeWords, resumeWords } from './resume-words.ts'
import { isRightToLeft } from './text-direction.ts'
import type { WriteInput } from './write-input.ts'

/**
 * One block of a section, in reading order. A head names an entry with its dates at the end, and the entry's details
 * follow; a row is a head without details. A note ends an entry ("Technologies: Go, SQL").
 */
export type ViewBlock =
  | { kind: 'head' | 'row'; strong: string; rest: ViewText[]; dates: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; text: string; url?: string }
  | { kind: 'bullet'; text: string }
  | { kind: 'labelled' | 'note'; label: string; text: string }

export type ViewSection = { heading: string; blocks: ViewBlock[] }

/** A resume as both writers render it: every text clean and final, in reading order. */
export type ResumeView = {
  name: string
  label: string
  contact: ViewText[]
  sections: ViewSection[]
  /** ISO 639 code: the given one, else guessed from the text. */
  language: string
  rightToLeft: boolean
  /** The word for "resume" in its language. */
  word: string
}

type ViewSettings = Pick<WriteInput, 'language' | 'headings'>

/**
 * Flattens a resume into ordered blocks. Nothing is left out, and empty sections get no heading.
 * A text as `given` is the language, a BCP 47 code; without one, the language is guessed from the text.
 */
export function resumeView(document: ResumeDocument, given: string | ViewSettings = {}): ResumeView {
  const { language, headings } = typeof given === 'string' ? { language: given, headings: {} } : given
  const name = cleanLine(document.basics.name)
  const label = cleanLine(document.basics.label)
  const isoCode = /^[a-z]{2,3}\b/iu.exec(cleanLine(language))?.[0].toLowerCase()
  const guessed = guessLanguage(ownTexts(document).join('\n'))
  const standard = resumeWords(isoCode ?? guessed)
  const words = { ...standard, headings: { ...standard.headings, ...headings } }
  const order = [...new Set([...document.sectionOrder, ...resumeSections])]
  const sections = order
    .flatMap((section) => writeSection[section](document, words))
    .filter((section) => section.blocks.length > 0)
    .map((section) => ({ ...section, blocks: asRows(section.blocks) }))
  const said = [label, ...sections.flatMap((section) => section.blocks.map(blockText))].join('\n')
  return {
    name,
    label,
    contact: contactLine(document.basics),
    sections,
    language: isoCode ?? guessed,
    rightToLeft: guessed === 'ar' || guessed === 'he' || (isRightToLeft(name) && isRightToLeft(said)),
    word: words.title,
  }
}

/** The person's own words, for detecting the script. */
function ownTexts({ basics, sectionOrder: _, ...sections }: ResumeDocument): string[] {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
  }
  return texts([basics.name, basics.label, basics.summary, sections])
}

/** The text of a block as one string, for choosing its direction. */
export function blockText(block: ViewBlock): string {
  if ('strong' in block) return [block.strong, ...block.rest.map((part) => part.text), block.dates].join(' ')
  return 'label' in block ? `${block.label} ${block.text}` : block.text
}

type SectionWriter = (document: ResumeDocument, words: ResumeWords) => ViewSection[]

/** A section under its standard heading. */
function headed(
  section: ResumeSection,
  blocks: (...given: Parameters<SectionWriter>) => ViewBlock[],
): SectionWriter {
  return (document, words) => [{ heading: words.headings[section], blocks: blocks(document, words) }]
}

const writeSection: Record<ResumeSection, SectionWriter> = {
  summary: headed('summary', (document) => paragraphs(document.basics.summary)),
  work: headed('work', (document, words) => document.work.flatMap((work) => workBlocks(work, words))),
  projects: headed('projects', (document, words) =>
    document.projects.flatMap((project) => projectBlocks(project, words)),
  ),
  skills: headed('skills', skillBlocks),
  education: headed('education', (document, words) =>
    document.education.flatMap((education) => educationBlocks(education, words)),
  ),
  certificates: headed('certificates', certificateBlocks),
  languages: headed('languages', languageBlocks),
  other: (document, words) =>
    document.other.map((section) => ({
      heading: cleanLine(section.heading) || words.headings.other,
      blocks: otherBlocks(section.lines),
    })),
}

function workBlocks(work: ResumeWork, words: ResumeWords): ViewBlock[] {
  return [
    ...head([work.position, work.name, work.location], formatDates(work, words), work.url),
    ...paragraphs(work.summary),
    ...bullets(work.highlights),
  ]
}

function projectBlocks(project: ResumeProject, words: ResumeWords): ViewBlock[] {
  return [
    ...head([project.name], formatDates(project, words), project.url),
    ...paragraphs(project.description),
    ...bullets(project.highlights),
    ...note(words.technologies, list(project.keywords)),
  ]
}

function educationBlocks(education: ResumeEducation, words: ResumeWords): ViewBlock[] {
  const study = [education.studyType, education.area].map(cleanLine).filter(Boolean).join(', ')
  return [
    ...head([study, education.institution, education.location], formatDates(education, words)),
    ...paragraphs(education.score),
    ...bullets(education.highlights),
    ...note(words.courses, list(education.courses)),
  ]
}

function skillBlocks(document: ResumeDocument): ViewBlock[] {
  return document.skills.flatMap((group) => {
    const keywords = list(group.keywords)
    return keywords === '' ? paragraphs(group.name) : labelled(cleanLine(group.name), keywords)
  })
}

function certificateBlocks(document: ResumeDocument, words: ResumeWords): ViewBlock[] {
  return document.certificates.flatMap((certificate) =>
    head(
      [shownCertificate(certificate), certificate.issuer],
      formatDate(certificate.date, words),
      certificate.url,
    ),
  )
}

function languageBlocks(document: ResumeDocument): ViewBlock[] {
  const said = document.languages.map(({ language, fluency }) => {
    const level = cleanLine(fluency)
    return level === '' ? cleanLine(language) : `${cleanLine(language)} (${level})`
  })
  return paragraphs(said.filter(Boolean).join(', '))
}

/** Preserved lines stay unchanged: a single one becomes a sentence, several a list. */
function otherBlocks(lines: string[]): ViewBlock[] {
  const kept = lines.flatMap(cleanParagraphs).map((line) => line.replace(/^[•●▪‣◦·∙*–—-]\s+/u, ''))
  return kept.length === 1 ? paragraphs(kept[0]) : bullets(kept)
}

/** A longer date text (a sentence in the original) would squeeze the head, so it goes below. */
const longestDates = 40
/**
 * What fits on one line with the dates, besides the name. An address that exceeds it, or has only dates next to it,
 * goes below.
 */
const longestHead = 72

function head(names: (string | undefined)[], when: string, url?: string): ViewBlock[] {
  const [strong = '', ...others] = names.map(cleanLine).filter(Boolean)
  const link = webLink(url)
  const dates = when.length > longestDates ? '' : when
  if (strong === '' && link.text === '' && dates === '') return paragraphs(when)
  const length = [...others, link.text, dates].join(', ').length
  const isBeside = link.text !== '' && (strong === '' || (others.length > 0 && length <= longestHead))
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

/** Turns a section of heads only (usually certificates) into a plain list of rows. */
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
