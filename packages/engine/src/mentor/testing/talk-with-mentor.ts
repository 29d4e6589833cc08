import { answerMessage } from '../answer-message.ts'
import type { MentorFacts } from '../mentor-facts.ts'
import type { MentorReply } from '../mentor-reply.ts'
import type { MentorTurn } from '../mentor-turn.ts'

/** Somebody who moves from retail to data engineering. */
export const maya: MentorFacts = {
  userType: 'transitioner',
  targetRole: 'Data Engineer',
  slots: {
    name: 'Maya',
    currentTitle: 'Store Manager',
    skillsHeld: 'SQL, Excel and Git',
    skillsHeldCount: '3 of 12',
    gap1: 'Python',
    gap2: 'Airflow',
    gap3: 'AWS',
    gapWhy: 'most other skills build on it',
    hoursPerWeek: '6',
    pathDuration: 'about 9 months',
    payMedian: '$132,270',
    payRange: '$78,000 to $210,000',
    paySource: 'Bureau of Labor Statistics, May 2024',
    growth: '17.9 %',
    demand: 'high',
    topSkills: 'SQL, Python and AWS',
    freeCourse: 'CS50P by Harvard',
    nextStep: 'finish the SQL exercises',
  },
  roles: {
    'DevOps Engineer': {
      payMedian: '$140,000',
      payRange: '$90,000 to $200,000',
      paySource: 'Bureau of Labor Statistics, May 2024',
      demand: 'moderate',
    },
  },
  skills: {},
  lists: { gaps: ['Python', 'Airflow', 'AWS'], topSkills: ['SQL', 'Python', 'AWS'] },
}

/** A senior of whom less is known. */
export const tomas: MentorFacts = {
  userType: 'professional',
  targetRole: 'Engineering Manager',
  slots: { name: 'Tomas', currentTitle: 'Senior Software Engineer', gap1: 'Hiring', payMedian: '$171,200' },
  roles: {},
  skills: {},
  lists: { gaps: ['Hiring'], topSkills: ['Leadership'] },
}

/** Sends messages one after the other and returns the replies. */
export const talkWithMentor = (messages: readonly string[], facts: MentorFacts = maya): MentorReply[] => {
  const thread: MentorTurn[] = []
  return messages.map((message) => {
    const reply = answerMessage({ message, thread, facts })
    const { understood, said, listed } = reply
    const offered = understood.alternatives.map(({ kind }) => kind)
    thread.push({ message, kind: understood.kind, offered, mentioned: understood.mentioned, said, listed })
    return reply
  })
}
