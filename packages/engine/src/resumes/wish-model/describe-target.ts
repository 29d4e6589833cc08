import { sectionNames } from './section-names.ts'
import type { WishTarget } from './wish.ts'

const contactNames = {
  name: 'your name',
  label: 'the title under your name',
  email: 'the e-mail address',
  phone: 'the phone number',
  location: 'the address',
  url: 'the web address',
  profiles: 'the links',
}

const partNames = {
  dates: 'the dates of the education',
  score: 'the grades',
  courses: 'the courses',
}

const opening = (text: string): string => {
  const words = text.split(/\s+/)
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : text
}

/** Describes a wish's target inside a sentence: "the line “Wrote scripts”", "the phone number". */
export const describeTarget = (target: WishTarget): string => {
  switch (target.kind) {
    case 'section':
      return target.heading ? `the section ${target.heading}` : `the ${sectionNames[target.section]}`
    case 'entry':
      return target.name
    case 'line':
      return `the line “${opening(target.text)}”`
    case 'skill':
      return `${target.name} among the skills`
    case 'topic':
      return target.words
    case 'contact':
      return contactNames[target.field]
    case 'profile':
      return `the ${target.network} link`
    case 'education-part':
      return partNames[target.part]
    case 'jobs-before':
      return `the jobs that ended before ${target.year}`
    case 'jobs-older':
      return `the jobs that ended more than ${target.years} years ago`
    case 'everything':
      return 'everything'
  }
}
