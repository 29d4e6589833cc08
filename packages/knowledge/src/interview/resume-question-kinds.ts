import type { KeyPoint } from './open-question.ts'

/** What a question on a resume is about. */
export const resumeQuestionKinds = [
  'change',
  'count',
  'led',
  'taught',
  'own-part',
  'technology',
  'move',
  'gap',
] as const
export type ResumeQuestionKind = (typeof resumeQuestionKinds)[number]

/** What every answer to a kind of question is marked by. */
export type KindOfQuestion = {
  keyPoints: readonly KeyPoint[]
  /** The order in which a good answer tells it, as an instruction: it knows nothing of the person. */
  outline: string
  criteria: readonly string[]
}

const ownPart: KeyPoint = {
  cue: 'Your own part',
  point: 'Separates what you did yourself from what the team or others did',
  weight: 3,
  said: [
    'I wrote that part myself, while my colleague took care of the rest',
    'my part was the planning, the rest of the team carried it out with me',
    'I did this alone',
    'two of us worked on it and I was responsible for the first half',
  ],
}

const lesson: KeyPoint = {
  cue: 'What you took from it',
  point: 'Says what you learned or would do differently next time',
  weight: 1,
  said: [
    'Looking back, I would have started sooner',
    'since then I always check that first',
    'what I learned from it is to ask earlier',
  ],
}

const effect: KeyPoint = {
  cue: 'What came of it',
  point: 'Says what the result meant for users, colleagues or the business',
  weight: 2,
  said: [
    'people no longer had to wait for it, so they could do other work',
    'that saved the company money every month',
    'customers noticed and complained less',
    'the team could release more often',
  ],
}

const steps: KeyPoint = {
  cue: 'What you did, step by step',
  point: 'Names the concrete steps that you took and why you took them',
  weight: 3,
  essential: true,
  said: [
    'First I looked at where the time went, then I changed the slowest step',
    'I started with a list of everything, sorted it and worked through it',
    'I tried two ways and kept the one that worked',
  ],
}

/** Everything there is to say about each kind of question. */
export const kindsOfQuestions: Record<ResumeQuestionKind, KindOfQuestion> = {
  change: {
    keyPoints: [
      {
        cue: 'How it was before',
        point: 'Gives the value before the change and the period that it covers',
        weight: 3,
        essential: true,
        said: [
          'Before that it took about twenty-five minutes, averaged over a month',
          'the baseline was four hours a week',
          'when I started, we had around ninety of them each quarter',
          'it used to be twice as much',
        ],
      },
      {
        cue: 'How it was measured',
        point: 'Says which data, tool or count the figure comes from',
        weight: 3,
        essential: true,
        said: [
          'We took the numbers from the dashboard before and after',
          'I compared the logs of four weeks',
          'the ticket system counts them, so I exported a report',
          'I timed it by hand over two weeks',
        ],
      },
      steps,
      ownPart,
      {
        cue: 'What else played a part',
        point: 'Names other causes that may explain a share of the change',
        weight: 1,
        said: [
          'part of that was simply fewer orders in that season',
          'a new server came in at the same time, so it is not all my work',
        ],
      },
      effect,
    ],
    outline:
      'Give the value before and the period. Say how it was measured. Then name two or three steps that you took yourself, the value afterward, and what it meant for the people who depended on it.',
    criteria: ['The figure can be checked from what was said', 'Claims no more than the own share'],
  },
  count: {
    keyPoints: [
      {
        cue: 'Where the figure comes from',
        point: 'Says how you know the number: a system, a report, a count of your own or an estimate',
        weight: 2,
        said: [
          'That is from the ticket system, which counts every closed case',
          'it is an estimate: about eight a day on five days',
          'the number stood in our monthly report',
        ],
      },
      { ...ownPart, essential: true },
      steps,
      {
        cue: 'What was hard about it',
        point: 'Says what was difficult at that size or volume and how you dealt with it',
        weight: 3,
        said: [
          'The hard part was keeping them apart, so I sorted them by urgency each morning',
          'with that many we needed a checklist so that nothing was forgotten',
          'it only worked after I automated the first step',
        ],
      },
      effect,
    ],
    outline:
      'Say where the number comes from, what of it was your own work, what was hard about it and how you dealt with that, and what came of it.',
    criteria: ['The figure is explained or called an estimate', 'Tells how it was done, not only how much'],
  },
  led: {
    keyPoints: [
      {
        cue: 'Who and how many',
        point: 'Says how many people there were, what they did and how far your responsibility went',
        weight: 2,
        said: [
          'There were five of us, three engineers and two testers, and I assigned the work',
          'I was in charge of the shift but did not hire anybody',
        ],
      },
      {
        cue: 'What you decided',
        point: 'Names a decision that was yours and the reason for it',
        weight: 3,
        essential: true,
        said: [
          'I decided to move the date because quality came first',
          'I chose to give her the difficult part, since she wanted to learn it',
        ],
      },
      {
        cue: 'A difficulty with people',
        point: 'Tells of a disagreement or problem in the group and how you dealt with it',
        weight: 2,
        said: [
          'Two of them did not agree, so I talked with each one alone first',
          'one person fell behind and I found out why',
        ],
      },
      steps,
      {
        cue: 'What the group reached',
        point: 'Says what the group achieved and how you know',
        weight: 2,
        said: ['we delivered in March with two open issues', 'nobody left the team that year'],
      },
      lesson,
    ],
    outline:
      'Say who they were and how far your responsibility went. Tell one decision and its reason, one difficulty and what you did, and what the group reached.',
    criteria: ['Gives credit to others', 'Shows a decision, not only a title'],
  },
  taught: {
    keyPoints: [
      {
        cue: 'Whom, and what for',
        point: 'Says who learned, what they could do before and what they needed to be able to do',
        weight: 2,
        said: [
          'They were new and had never used the system',
          'she knew the basics but was afraid of the command line',
        ],
      },
      {
        cue: 'How you taught',
        point: 'Describes how you taught and how you adapted it to the person',
        weight: 3,
        essential: true,
        said: [
          'First I showed it, then they did it while I watched',
          'when that did not help I drew it on paper',
          'I gave small tasks and made them harder over time',
        ],
      },
      {
        cue: 'How you knew it worked',
        point: 'Says how you could tell that they had learned it',
        weight: 3,
        said: [
          'After two weeks she worked without asking me',
          'the mistakes went down and I saw it in the reviews',
        ],
      },
      effect,
      lesson,
    ],
    outline:
      'Say who learned and what they needed. Tell how you went about it, how you changed your way when it did not work, and how you knew that they could do it.',
    criteria: ['Looks at the learner, not only at the material'],
  },
  'own-part': {
    keyPoints: [
      { ...ownPart, essential: true },
      steps,
      {
        cue: 'The aim',
        point: 'Says what the work was for and why it was needed',
        weight: 2,
        said: ['the old system was about to lose its support', 'auditors had asked for it'],
      },
      effect,
      lesson,
    ],
    outline:
      'Say in a sentence what the work was for. Then tell what you did yourself, in steps, who did the rest, and what came of it.',
    criteria: ['Says "I" where it was the person, and "we" where it was the group'],
  },
  technology: {
    keyPoints: [
      {
        cue: 'Why this one',
        point: 'Gives the reasons for the choice that follow from the task, or says who chose it and why',
        weight: 3,
        essential: true,
        said: [
          'We needed transactions, and that was the reason',
          'the company already ran it, so it was not my choice, but it suited us because',
          'it was the simplest thing that met the requirement',
        ],
      },
      {
        cue: 'An alternative',
        point: 'Names an alternative and says why it was not taken',
        weight: 3,
        said: [
          'We also looked at another one, but it would have cost more to run',
          'the other option was to write it ourselves, which takes too long',
        ],
      },
      {
        cue: 'A weakness or limit',
        point: 'Names a drawback of the choice and how it was handled',
        weight: 2,
        said: ['the downside is that it is slow to start', 'it was hard to debug, so we added more logs'],
      },
      ownPart,
      effect,
    ],
    outline:
      'Say what the task needed and why this met it, or who chose it. Name one alternative and why it was not taken, one drawback and how you dealt with it, and what you did with it yourself.',
    criteria: ['Knows both sides of the choice'],
  },
  move: {
    keyPoints: [
      {
        cue: 'What drew you',
        point: 'Says what drew you to the new work',
        weight: 3,
        essential: true,
        said: [
          'I wanted to build things rather than only support them',
          'the new job let me work with customers every day',
        ],
      },
      {
        cue: 'What you bring along',
        point: 'Names something from the earlier work that helps in the later',
        weight: 3,
        said: [
          'From that time I know how to stay calm when people are upset',
          'the planning that I did there helps me to this day',
        ],
      },
      {
        cue: 'Speaking well of the past',
        point: 'Speaks of the earlier employer without blame',
        weight: 1,
        said: [
          'I am grateful for what I learned there',
          'it was a good place, but I had seen what there was',
        ],
      },
      {
        cue: 'Where it leads',
        point: 'Connects the move with the job being applied for',
        weight: 2,
        said: ['and this job is the next step in that direction', 'that is why I apply here'],
      },
    ],
    outline:
      'Say in two sentences what drew you to the new work and what you brought along. Speak well of the earlier place, and end with how it leads to this job.',
    criteria: ['Short and without blame'],
  },
  gap: {
    keyPoints: [
      {
        cue: 'What the time was for',
        point: 'Says in one or two sentences what the time was used for, as far as you want to share it',
        weight: 3,
        essential: true,
        said: [
          'I took care of my family in that year',
          'I was looking for work and took a course in the meantime',
          'that was a private matter, which is settled now',
        ],
      },
      {
        cue: 'What you kept up or learned',
        point: 'Names something you learned, did or kept up in that time',
        weight: 2,
        said: ['I finished a certificate in the evenings', 'I kept programming on small projects'],
      },
      {
        cue: 'That you are ready now',
        point: 'Says that you are ready for the work now',
        weight: 2,
        said: [
          'now I have the time and I am looking forward to full-time work',
          'that is over, so I can start right away',
        ],
      },
    ],
    outline:
      'One sentence on what the time was for, as much as you want to share; one on what you kept up or learned; one on why you are ready now.',
    criteria: ['Brief and calm; nobody has to give private details'],
  },
}
