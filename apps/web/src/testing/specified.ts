import type { Call } from '@nextrung/contract/call'
import { makeMinimalRow } from '../features/resumes/testing/maya-okafor.ts'

/** A call with a minimal answer: only the specified fields, or what our own calls need. */
export type Row = { call: Call; answer: unknown }

const uid = 'uid-maya'
const switches = { email: true, jobAlerts: false, careerTips: true, learningUpdates: true }
const privacy = { profileVisibility: 'private', showEmail: true, showActivity: false }

/** Answers with only the specified fields. */
export const specified = {
  session: { user: { uid, email: 'maya@example.com', displayName: 'Maya Okafor', photoURL: null } },
  settings: { settings: { theme: 'dark', privacy, notifications: switches } },
  resume: makeMinimalRow(),
  comparison: { skillsAdded: ['Azure'], skillsRemoved: ['Typing'], contentChanges: ['Summary rewritten'] },
  careerPath: {
    role: 'IT Support Specialist',
    level: 'Mid-level',
    timeframe: 'Now',
    skills: ['Active Directory', 'PowerShell'],
    requirements: ['Runs identity and access'],
    next: [
      {
        role: 'Security Engineer',
        level: 'Entry',
        timeframe: '8 to 13 months',
        skills: ['Linux', 'Python'],
        requirements: ['Finds weak points'],
        next: [],
      },
    ],
  },
  learningPath: {
    courses: [
      {
        name: 'Python for Everybody',
        description: 'A first course in programming.',
        platform: 'coursera',
        duration: '3 - 6 Months',
        url: 'https://www.coursera.org/specializations/python',
      },
    ],
    estimatedDuration: '4 to 7 months',
    milestones: [
      { title: 'SQL basics', skills: ['SQL'], completed: true },
      { title: 'Programming', skills: ['Python'], completed: false },
    ],
    progressPercentage: 50,
  },
  challenges: [
    {
      id: 'tidy-import',
      title: 'Tidy a delivery list',
      description: 'Load a messy list so that a second run changes nothing.',
      difficulty: 'beginner',
      type: 'project',
      estimatedTime: '6-10 hours',
      skills: ['SQL'],
      learningObjectives: ['Load data that can be loaded again'],
      resources: [
        {
          title: 'SELECT',
          url: 'https://www.postgresql.org/docs/current/sql-select.html',
          type: 'documentation',
        },
      ],
    },
  ],
  interviewScores: {
    totalInterviews: 6,
    averageScore: 78.26,
    technicalAverage: 81.7,
    communicationAverage: 74.2,
  },
  interviewQuestions: [
    {
      id: 41,
      question: 'How would you explain least privilege to a manager?',
      tags: ['Access', 'Communication'],
      expectedKeyPoints: ['The risk in one sentence', 'Who approves'],
    },
  ],
  careerStory: {
    personaType: 'The steady troubleshooter',
    learningStyle: 'Learns by doing',
    story: 'I fixed what others gave up on.\n\nNow I want to keep it from breaking.',
    focusAreas: ['Splunk', 'Identity'],
    milestones: ['Became IT support specialist', 'Moved 310 staff to single sign-on'],
    inspirationalQuote: 'Well begun is half done.',
    timelineEvents: [
      { date: 'Mar 2021', title: 'IT Support Specialist', description: 'At Brightwater Clinics' },
    ],
  },
  subscription: {
    subscription: {
      tierId: 2,
      status: 'active',
      currentPeriodEnd: '2030-01-31T00:00:00.000Z',
      cancelAtPeriodEnd: false,
    },
    tier: { name: 'Monthly' },
  },
  profile: {
    displayName: 'Maya Okafor',
    email: 'maya@example.com',
    professionalTitle: 'IT Support Specialist',
    bio: 'Moves into security.',
    linkedinUrl: 'https://www.linkedin.com/in/maya-okafor',
    phoneNumber: '(919) 555-0142',
    portfolio: 'https://maya.example.com',
    githubUrl: 'https://github.com/maya',
    education: [{ degree: 'AAS', institution: 'Wake Tech', graduationYear: 2019, field: 'IT' }],
    notificationPreferences: switches,
  },
}
