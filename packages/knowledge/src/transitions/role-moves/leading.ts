import type { AuthoredRoleMoves } from '../role-move.ts'

export const leadingMoves: AuthoredRoleMoves = {
  'Product Manager': {
    'Technical Project Manager': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Pulling a launch together', 'You have kept design, engineering and sales in step before.'],
        ['Stakeholders', 'You know how to tell people what they do not want to hear.'],
        ['Agile teams', 'You work with one every day.'],
      ],
    },
    'Engineering Manager': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Leading without authority', 'Good managers lead the same way, even when they could give orders.'],
        ['Priorities', 'You can protect a team from doing five things at once.'],
        ['Knowing the business', 'You can tell engineers what their work is for.'],
      ],
    },
    'Solutions Architect': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Finding out what a customer is after', 'Half of a design is that conversation.'],
        ['Cost and benefit', 'You are used to weighing one against the other.'],
        ['Writing it down', 'You have written pages that teams build from.'],
      ],
    },
  },
  'Technical Project Manager': {
    'Product Manager': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Stakeholders', 'You know them all, and what each of them wants.'],
        ['Scope', 'You have defended one; now you decide what goes in.'],
        ['Delivery', 'You know what it takes to get from decision to launch.'],
      ],
    },
    'Engineering Manager': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Planning for a team', 'You know how much fits into a quarter.'],
        ['Budget', 'You have answered for one, and you will again.'],
        ['Staying calm when dates slip', 'Teams remember who did.'],
      ],
    },
    'Solutions Architect': {
      kind: 'switch',
      sources: ['ONET29'],
      carriesOver: [
        ['Integration projects', 'You have seen where systems fail to meet.'],
        ['Risks', 'You ask what could go wrong before it is built.'],
        ['Explaining to both sides', 'You already translate between engineers and management.'],
      ],
    },
  },
  'Solutions Architect': {
    'Technical Lead': {
      kind: 'sideways',
      sources: [],
      carriesOver: [
        ['Technical decisions', 'You make them for one team now, and live with them.'],
        ['Explaining a design', 'Your team will understand why, not only what.'],
        ['Interfaces with other teams', 'You have drawn those lines before.'],
      ],
    },
    'Engineering Manager': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Leading without a team', 'You have won over whole groups with nothing but good arguments.'],
        ['Budget and cost', 'You are used to defending both.'],
        ['Judging technical plans', 'You can tell a sound plan from a risky one.'],
      ],
    },
    'Product Manager': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Listening to customers', 'You are used to getting past the first wish.'],
        ['Knowing what is feasible', 'You will not promise what cannot be built.'],
        ['Presenting', 'You have won rooms over to a design; a roadmap is no different.'],
      ],
    },
  },
  'Technical Lead': {
    'Engineering Manager': {
      kind: 'advance',
      sources: ['LADDER_EL', 'LADDER_MGMT'],
      carriesOver: [
        ['Leading the work', 'You know what the team does and what holds it up.'],
        ['Mentoring', 'You have helped people grow; now that is the main part of the job.'],
        ['Saying no with reasons', 'Stakeholders already know you as someone who explains.'],
      ],
    },
    'Solutions Architect': {
      kind: 'sideways',
      sources: [],
      carriesOver: [
        ['Technical decisions', 'You make them across several systems instead of one.'],
        ['Agreeing on interfaces', 'You have done that with other leads.'],
        ['Standing behind a system', 'You know what a design costs those who run it.'],
      ],
    },
    'Software Engineer': {
      kind: 'return',
      sources: ['LADDER_EL'],
      carriesOver: [
        ['Seeing the whole system', 'At staff level, that view is what you are hired for.'],
        ['Reviewing and mentoring', 'Senior engineers lead through both, with fewer meetings.'],
        ['Code', 'You get back the hours to write it.'],
      ],
    },
  },
  'Engineering Manager': {
    'Technical Lead': {
      kind: 'return',
      sources: ['LADDER_EL'],
      carriesOver: [
        ['Knowing people', 'You know who should do what, and who needs help.'],
        ['Planning', 'You split work so that a team can do it side by side.'],
        ['Stakeholders', 'You keep the pressure away from the team.'],
      ],
    },
    'Product Manager': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Priorities', 'You have weighed features against maintenance every quarter.'],
        ['Working with stakeholders', 'They are mostly the same people.'],
        ['Knowing what a team can do', 'People will believe your roadmaps.'],
      ],
    },
    'Solutions Architect': {
      kind: 'switch',
      sources: ['ONET29'],
      carriesOver: [
        ['Judging designs', 'You have approved enough of them to know what fails.'],
        ['Budget', 'You can say what a design costs to build and to run.'],
        ['Explaining', 'You have spoken for engineers in front of the board.'],
      ],
    },
  },
}
