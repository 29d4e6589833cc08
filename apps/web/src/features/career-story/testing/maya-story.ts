const line = (number: number, text: string) => ({ page: 1, line: number, text })

export const sentences = {
  start: 'I am an IT support specialist in Raleigh.',
  rollout: 'At Brightwater Clinics, I moved 310 staff to single sign-on.',
  told: 'Behind me are seven years of work.',
  carries: 'Keeping accounts in order is what a security engineer does every day.',
  aim: 'Next, I want to become a security engineer.',
}

const parts = [
  {
    text: sentences.start,
    basis: 'kept',
    sources: [line(2, 'IT Support Specialist, Raleigh')],
    startsParagraph: true,
  },
  {
    text: sentences.rollout,
    basis: 'reworded',
    sources: [line(14, 'Did the SSO rollout (310 people)')],
    startsParagraph: false,
  },
  { text: sentences.told, basis: 'told', sources: [], startsParagraph: false },
  {
    text: sentences.carries,
    basis: 'knowledge',
    sources: [],
    reason: 'Carries over from IT support',
    startsParagraph: true,
  },
  { text: sentences.aim, basis: 'aim', sources: [], startsParagraph: false },
]

/** A story as our server writes it. */
export const makeStory = (more: object = {}) => ({
  id: 4,
  version: 3,
  createdAt: '2026-11-20T14:02:00.000Z',
  targetRole: 'Security Engineer',
  tone: 'plain',
  length: 'medium',
  form: 'story',
  engine: 'built-in',
  personaType: 'The steady troubleshooter',
  personaBasis: 'Most of your lines are about support and access.',
  learningStyle: 'Learns by doing',
  learningStyleBasis: 'You name four tools and one course.',
  story: `${sentences.start} ${sentences.rollout} ${sentences.told}\n\n${sentences.carries} ${sentences.aim}`,
  parts,
  focusAreas: ['Identity and access', 'Splunk'],
  milestones: ['Became IT support specialist', 'Moved 310 staff to single sign-on'],
  inspirationalQuote: 'Well begun is half done.',
  quoteAuthor: 'Aristotle',
  quoteSource: 'Politics',
  timelineEvents: [
    {
      date: 'Mar 2021',
      title: 'IT Support Specialist',
      description: 'At Brightwater Clinics',
      sources: [line(12, 'IT Support Specialist, Brightwater Clinics    Mar 2021 - Present')],
    },
    { date: 'Undated', title: 'CompTIA Security+', description: '', sources: [] },
  ],
  notes: ['Your resume says seven years, so the story does too.'],
  speakingSeconds: null,
  isEdited: false,
  ...more,
})

export const makeSaved = (more: object = {}) => ({
  id: 4,
  version: 3,
  createdAt: '2026-11-20T14:02:00.000Z',
  targetRole: 'Security Engineer',
  tone: 'plain',
  length: 'medium',
  form: 'story',
  personaType: 'The steady troubleshooter',
  opening: sentences.start,
  isEdited: false,
  ...more,
})
