import type { StoryForm, StoryLength } from '@nextrung/contract/career-story'

/** How many things of each kind a text tells. */
export type Amounts = {
  deeds: number
  deedsOfOnePlace: number
  jobs: number
  skills: number
  courses: number
  carried: number
  ownWords: number
  tellsCredentials: boolean
}

const amounts: Record<StoryForm, Record<StoryLength, Amounts>> = {
  story: {
    short: {
      deeds: 1,
      deedsOfOnePlace: 1,
      jobs: 0,
      skills: 3,
      courses: 1,
      carried: 1,
      ownWords: 0,
      tellsCredentials: false,
    },
    medium: {
      deeds: 3,
      deedsOfOnePlace: 2,
      jobs: 3,
      skills: 5,
      courses: 2,
      carried: 2,
      ownWords: 1,
      tellsCredentials: true,
    },
    long: {
      deeds: 6,
      deedsOfOnePlace: 3,
      jobs: 5,
      skills: 7,
      courses: 3,
      carried: 2,
      ownWords: 2,
      tellsCredentials: true,
    },
  },
  introduction: {
    short: {
      deeds: 2,
      deedsOfOnePlace: 2,
      jobs: 0,
      skills: 3,
      courses: 1,
      carried: 1,
      ownWords: 0,
      tellsCredentials: false,
    },
    medium: {
      deeds: 3,
      deedsOfOnePlace: 2,
      jobs: 0,
      skills: 3,
      courses: 1,
      carried: 2,
      ownWords: 1,
      tellsCredentials: false,
    },
    long: {
      deeds: 3,
      deedsOfOnePlace: 2,
      jobs: 2,
      skills: 4,
      courses: 1,
      carried: 2,
      ownWords: 1,
      tellsCredentials: true,
    },
  },
  'cover-letter': {
    short: {
      deeds: 1,
      deedsOfOnePlace: 1,
      jobs: 0,
      skills: 3,
      courses: 1,
      carried: 0,
      ownWords: 0,
      tellsCredentials: false,
    },
    medium: {
      deeds: 2,
      deedsOfOnePlace: 2,
      jobs: 0,
      skills: 4,
      courses: 1,
      carried: 0,
      ownWords: 1,
      tellsCredentials: true,
    },
    long: {
      deeds: 3,
      deedsOfOnePlace: 2,
      jobs: 1,
      skills: 5,
      courses: 2,
      carried: 0,
      ownWords: 1,
      tellsCredentials: true,
    },
  },
}

export const amountsFor = (form: StoryForm, length: StoryLength): Amounts => amounts[form][length]
