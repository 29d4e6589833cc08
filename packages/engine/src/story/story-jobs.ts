import type { ResumeWork } from '@nextrung/contract/resume-document'
import { isOriginTitle } from '@nextrung/knowledge/transitions/title-match'
import { titleWords } from '@nextrung/knowledge/words/career-words'
import { genericTitleWords } from '@nextrung/knowledge/words/small-words'
import { isTitle, unfinished } from '../resumes/resumes.public.ts'
import { fold } from '../text/fold.ts'
import { withArticle } from '../text/phrases.ts'
import { isSpoken } from './is-spoken.ts'

/** A job as sentences name it. */
export type StoryJob = {
  at: number
  /** The title where it reads like one in a sentence: with its article, and alone. */
  title: { withArticle: string; bare: string } | undefined
  /** A title that no sentence can hold; set in brackets. */
  oddTitle: string | undefined
  employer: string | undefined
  startDate: string | undefined
  endDate: string | undefined
  isCurrent: boolean
  from: string[]
  dateFrom: string[]
}

const longestName = 80
const plainTitle = /^[\p{L}][\p{L} .+#&/-]*$/u
/** "I was Head of Support": a position that only one person holds takes no article. */
const single = /^(?:head|director|chief|vice president|vp|c[tieofm]o|ciso|president|chair)\b/i

const common = new Set([...titleWords, ...genericTitleWords].map(fold))

/** "Store Manager" is "store manager" in a sentence; with a word we do not know, all titles keep their capitals. */
const isCommon = (title: string): boolean => {
  const words = title.split(' ')
  const isKnown = isOriginTitle(title) || words.every((word) => common.has(fold(word)))
  return isKnown && words.every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word))
}

const endsInTitleWord = (title: string): boolean => common.has(fold(title.split(' ').at(-1) ?? ''))

const isPlain = (position: string): boolean =>
  (isTitle(position) || endsInTitleWord(position)) && !unfinished.test(position) && plainTitle.test(position)

const titleOf = (position: string, isLowered: boolean): StoryJob['title'] => {
  if (!isPlain(position)) return undefined
  const bare = isLowered ? position.toLowerCase() : `${position.charAt(0).toUpperCase()}${position.slice(1)}`
  return { bare, withArticle: single.test(bare) ? bare : withArticle(bare) }
}

const isEmployer = (name: string | undefined): name is string =>
  name !== undefined &&
  name.trim() !== '' &&
  name.length <= longestName &&
  isSpoken(name) &&
  !/^(?:self|freelanc)/i.test(name)

/** The jobs that a sentence can name, newest first, as the resume has them. */
export const readJobs = (work: readonly ResumeWork[], language: string): StoryJob[] => {
  const isLowered = work.every(
    ({ position }) => !position || !isPlain(position.trim()) || isCommon(position.trim()),
  )
  return work.flatMap((job, at): StoryJob[] => {
    const position = job.position?.trim()
    const title = position && language === 'en' ? titleOf(position, isLowered) : undefined
    const odd =
      position && !title && position.length <= longestName && isSpoken(position) ? position : undefined
    const employer = isEmployer(job.name) ? job.name.trim() : undefined
    if (!title && !employer) return []
    return [
      {
        at,
        title,
        oddTitle: odd,
        employer,
        startDate: job.startDate,
        endDate: job.current ? undefined : job.endDate,
        isCurrent: job.current === true,
        from: [...(title || odd ? [`/work/${at}/position`] : []), ...(employer ? [`/work/${at}/name`] : [])],
        dateFrom: [
          ...(job.startDate ? [`/work/${at}/startDate`] : []),
          ...(job.endDate ? [`/work/${at}/endDate`] : []),
        ],
      },
    ]
  })
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const yearOf = (iso: string): string => iso.slice(0, 4)
const monthOf = (iso: string): string | undefined => months[Number(iso.slice(5, 7)) - 1]

/** A date in words: "March 2021", or "2021" if only the year is known. */
export const dateInWords = (iso: string): string => {
  const month = iso.length >= 7 ? monthOf(iso) : undefined
  return month ? `${month} ${yearOf(iso)}` : yearOf(iso)
}

/** "from 2015 to 2018", "since 2021", "in 2022", "until 2020"; undefined without dates. */
export const periodOf = ({ startDate, endDate, isCurrent }: StoryJob): string | undefined => {
  if (startDate && isCurrent) return `since ${yearOf(startDate)}`
  if (startDate && endDate) {
    if (yearOf(startDate) !== yearOf(endDate)) return `from ${yearOf(startDate)} to ${yearOf(endDate)}`
    const [first, last] = [monthOf(startDate), monthOf(endDate)]
    return first && last && startDate.length >= 7 && endDate.length >= 7 && first !== last
      ? `from ${first} to ${last} ${yearOf(endDate)}`
      : `in ${yearOf(startDate)}`
  }
  if (endDate) return `until ${yearOf(endDate)}`
  return undefined
}

/** "2015 to 2018", for brackets. */
export const shortPeriodOf = (job: StoryJob): string | undefined =>
  periodOf(job)?.replace(/^(?:from|in) /, '')

/** "as a barista at Bluebird Coffee", "at Bluebird Coffee as “Service, Bar”". */
export const asJob = ({ title, oddTitle, employer }: StoryJob): string => {
  const place = employer ? ` at ${employer}` : ''
  if (title) return `as ${title.withArticle}${place}`
  return `${place.trim()}${oddTitle ? ` as “${oddTitle}”` : ''}`
}

/** "a barista at Bluebird Coffee"; undefined without a title that reads well. */
export const aJob = ({ title, employer }: StoryJob): string | undefined =>
  title ? `${title.withArticle}${employer ? ` at ${employer}` : ''}` : undefined

/** "barista at Bluebird Coffee", or "Bluebird Coffee" without a title. */
export const bareJob = ({ title, oddTitle, employer }: StoryJob): string => {
  const name = title?.bare ?? oddTitle
  if (!name) return employer ?? ''
  return employer ? `${name} at ${employer}` : name
}

/** "I was a barista at Bluebird Coffee", "I worked at Bluebird Coffee as “Service, Bar”". */
export const wasJob = (job: StoryJob): string => {
  const named = aJob(job)
  if (named) return `I ${job.isCurrent ? 'am' : 'was'} ${named}`
  return `I ${job.isCurrent ? 'work' : 'worked'} ${asJob(job)}`
}
